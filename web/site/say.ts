import { toast } from '../ui/toast.ts';

const id = 'page';

/** A public page says one thing at a time: what it says next takes the place of the last. */
export function say(title: string, description: string): void {
  toast.success(title, { id, description });
}

/** Says what went wrong, until it is dismissed or the next try begins. */
export function sayFailure(title: string, description: string): void {
  toast.error(title, { id, description, duration: Number.POSITIVE_INFINITY });
}

/** Takes back what was said: the next try is under way. */
export function sayNothing(): void {
  toast.dismiss(id);
}
