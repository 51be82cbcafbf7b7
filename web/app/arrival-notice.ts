import type { Banner } from '../../shared/auth/banner.ts';
import { toast } from '../ui/toast.ts';

/**
 * Shows once, as a toast, what the page that this one was reached from did ('Request posted successfully!') or refused. The `notice` in the address names it, and
 * the server writes its words into the page.
 */
export function sayArrivalNotice(): void {
  const said = document.getElementById('app')?.dataset.said;
  if (!said) return;
  const url = new URL(location.href);
  url.searchParams.delete('notice');
  history.replaceState(history.state, '', url);
  const { kind, title, text } = JSON.parse(said) as Banner;
  toast[kind](title, { description: text });
}
