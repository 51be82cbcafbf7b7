import { Link } from 'react-router';
import type { Notification } from '../../../shared/notifications/api.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { useMarkRead, useNotices, useUnreadNotices } from '../../modules/notifications/queries.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Empty } from '../../ui/states.tsx';

/** /dashboard/notifications: every notice of the user, including those that were also sent by e-mail (docs/domain/permissions.md, "Notices"). */
export function Component() {
  const notices = useNotices();
  const markRead = useMarkRead();
  const unread = useUnreadNotices();
  return (
    <>
      <PageTitle>
        {unread > 0 && (
          <button
            type="button"
            className="btn btn-outline ml-auto"
            disabled={markRead.isPending}
            onClick={() => markRead.mutate({})}
          >
            Mark all as read
          </button>
        )}
      </PageTitle>
      <Paged
        list={notices}
        noun="notifications"
        failure="Failed to fetch notifications"
        loading="Loading notifications"
        empty={<Empty title="Nothing yet">Offers, viewings and messages are announced here and by email.</Empty>}
      >
        {(rows) => (
          <ul className="card divide-line divide-y">
            {rows.map((notice) => (
              <li key={notice.id}>
                <Notice notice={notice} onOpen={() => markRead.mutate({ id: notice.id })} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function Notice({ notice, onOpen }: { notice: Notification; onOpen: () => void }) {
  return (
    <Link className="hover:bg-paper block p-4" to={notice.link} onClick={onOpen}>
      <p className={notice.read_at ? '' : 'font-bold'}>
        {notice.title}
        {!notice.read_at && <span className="sr-only"> (unread)</span>}
      </p>
      <p className="wrap-anywhere">{notice.body}</p>
      <p className="text-muted text-sm">
        {shortDate(notice.created_at)}, {timeOfDay(notice.created_at)}
      </p>
    </Link>
  );
}
