import { toast } from '../ui/toast.ts';

const id = 'page';

/** Shows a toast on a public page. There is one at a time: the next one replaces it. */
export function say(title: string, description: string): void {
  toast.success(title, { id, description });
}

/** Shows an error until it is dismissed or mended, or the next try begins. */
export function sayFailure(title: string, description: string): void {
  toast.error(title, { id, description, duration: Number.POSITIVE_INFINITY });
}

/** Removes the toast: it was mended, or the next try has begun. */
export function sayNothing(): void {
  toast.dismiss(id);
}
