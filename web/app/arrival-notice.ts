import { noticeBanner } from '../../shared/accounts/pages.ts';
import { toast } from '../ui/toast.ts';

/** Says what the public page that led here has done, by the `notice` in the address ('Request posted successfully!'), once. */
export function sayArrivalNotice(): void {
  const url = new URL(location.href);
  const notice = noticeBanner(url.searchParams.get('notice') ?? undefined);
  if (!notice) return;
  url.searchParams.delete('notice');
  history.replaceState(history.state, '', url);
  toast.success(notice.title, { description: notice.text });
}
