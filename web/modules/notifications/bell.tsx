import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { counted } from '../../../shared/home/limits.ts';
import { Icon } from '../../ui/icon.tsx';

/** The bell of the top bar with the number of unread notices. */
export function NotificationBell({ unread }: { unread: number }) {
  return (
    <Link className="btn btn-quiet bell" to={paths.notifications} aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}>
      <Icon name="notifications" />
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {counted(unread)}
        </span>
      )}
    </Link>
  );
}
