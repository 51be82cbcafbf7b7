import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { counted } from '../../../shared/home/limits.ts';
import type { Role } from '../../../shared/roles.ts';
import { announcedWords } from '../../../words/notifications/announced.ts';
import { Icon } from '../../ui/icon.tsx';

/** The bell of the top bar with its number: what is unread, or what waits for the administrator. */
export function NotificationBell({ count, role }: { count: number; role: Role }) {
  const counts = role === 'admin' ? announcedWords.waiting : announcedWords.unread;
  return (
    <Link className="btn btn-quiet bell" to={paths.notifications} aria-label={count ? counts(count) : announcedWords.notifications}>
      <Icon name="notifications" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {counted(count)}
        </span>
      )}
    </Link>
  );
}
