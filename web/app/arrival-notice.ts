import { noticeBanner } from '../../shared/accounts/pages.ts';
import { toast } from '../ui/toast.ts';

/** Shows once, as a toast, what the public page before this one did ('Request posted successfully!'). The `notice` in the address names it. */
export function sayArrivalNotice(): void {
  const url = new URL(location.href);
  const notice = noticeBanner(url.searchParams.get('notice') ?? undefined);
  if (!notice) return;
  url.searchParams.delete('notice');
  history.replaceState(history.state, '', url);
  toast.success(notice.title, { description: notice.text });
}
