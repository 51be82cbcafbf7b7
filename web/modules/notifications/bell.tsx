import { Link } from 'react-router';
import { paths } from '../../../shared/site/paths.ts';

/** The bell of the top bar with the number of unread notices. */
export function NotificationBell({ unread }: { unread: number }) {
  return (
    <Link
      className="btn btn-quiet relative px-2.5"
      to={paths.notifications}
      aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
