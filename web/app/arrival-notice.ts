import { toast } from '../ui/toast.ts';

/**
 * Shows once, as a toast, what the public page before this one did ('Request posted successfully!'). The `notice` in the address names it; its words
 * are loaded only then.
 */
export function sayArrivalNotice(): void {
  const url = new URL(location.href);
  const name = url.searchParams.get('notice');
  if (!name) return;
  url.searchParams.delete('notice');
  history.replaceState(history.state, '', url);
  void import('../../shared/accounts/notices.ts').then(({ noticeBanner }) => {
    const notice = noticeBanner(name);
    if (notice) toast.success(notice.title, { description: notice.text });
  });
}
