import { badgeWords } from '../../words/ui/badge.ts';

/** A state as a word; the colour adds no information. */
export function Badge({ status }: { status: keyof typeof badgeWords.states }) {
  return <span className={`badge badge-${status}`}>{badgeWords.states[status]}</span>;
}
