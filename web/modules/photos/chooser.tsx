import type { ChangeEvent } from 'react';
import { photoTypes } from '../../../shared/photos/limits.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

interface ChooserProps {
  label: string;
  /** Shown instead of the words. */
  icon?: IconName;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  disabled: boolean;
  multiple?: boolean;
  capture?: 'environment';
  'aria-describedby': string;
}

/** A file input for photos that looks like a button. */
export function Chooser({ label, icon, ...input }: ChooserProps) {
  return (
    <label
      className={`btn ${icon ? 'btn-quiet size-11 shrink-0 p-0' : 'btn-outline'} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-clay has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-50`}
    >
      <input ref={keepCancel} type="file" accept={photoTypes.join()} className="sr-only" {...input} />
      {icon ? (
        <>
          <Icon name={icon} />
          <span className="sr-only">{label}</span>
        </>
      ) : (
        label
      )}
    </label>
  );
}

// Closing the file picker fires a `cancel` event that bubbles; a dialog around this field would take it for its own and close.
function keepCancel(input: HTMLInputElement | null): void {
  input?.addEventListener('cancel', (event) => event.stopPropagation());
}
