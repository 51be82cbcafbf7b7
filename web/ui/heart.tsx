import type { Refusal } from '../../shared/refusal.ts';
import { Icon } from './icon.tsx';
import './heart.css';

interface HeartProps {
  isOn: boolean;
  /** What it keeps: 'Save Toyota Axio 2016'. */
  label: string;
  /** Whether it lies on a photo, in its upper right corner. */
  isOnPhoto?: boolean;
  /** Why it can't be tapped. */
  refusal?: Refusal | null;
  onTap: () => void;
}

/** Keeps a thing with one tap, and lets go of it with another. */
export function Heart({ isOn, label, isOnPhoto = true, refusal, onTap }: HeartProps) {
  return (
    <button
      type="button"
      className={isOnPhoto ? 'heart heart-on-photo' : 'heart'}
      aria-pressed={isOn}
      aria-label={label}
      disabled={Boolean(refusal)}
      title={refusal?.message()}
      onClick={onTap}
    >
      <Icon name="heart" />
    </button>
  );
}
