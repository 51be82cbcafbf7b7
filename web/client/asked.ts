import type { IconName } from '../ui/icon.tsx';

/** What a proof is asked for, in the words of the dialog: what it is, why it is asked for, the button, and what follows. */
export interface Asked {
  icon: IconName;
  title: string;
  what: string;
  why: string;
  action: string;
  note?: string;
}
