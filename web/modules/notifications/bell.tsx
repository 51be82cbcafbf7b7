import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { counted } from '../../../shared/home/limits.ts';
import { Icon } from '../../ui/icon.tsx';

/** The bell of the top bar with its number; `words`: what that counts. */
export function NotificationBell({ count, words }: { count: number; words: string }) {
  return (
    <Link className="btn btn-quiet bell" to={paths.notifications} aria-label={count ? `Notifications, ${count} ${words}` : 'Notifications'}>
      <Icon name="notifications" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {counted(count)}
        </span>
      )}
    </Link>
  );
}
