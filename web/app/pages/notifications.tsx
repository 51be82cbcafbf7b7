import { Link } from 'react-router';
import { paths } from '../../../shared/site/paths.ts';
import { byDay } from '../../modules/notifications/days.ts';
import { NoticeRow } from '../../modules/notifications/notice-row.tsx';
import { isReadOnArrival } from '../../modules/notifications/opened.ts';
import { useMarkRead, useNotices, useUnreadNotices } from '../../modules/notifications/queries.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Empty } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';

/** /dashboard/notifications: every notice of the user, including those that were also sent by e-mail (docs/domain/permissions.md, "Notices"). */
export function Component() {
  const notices = useNotices();
  const markRead = useMarkRead();
  const unread = useUnreadNotices();
  const now = useNow();
  return (
    <>
      <PageTitle>
        {unread > 0 && (
          <button type="button" className="btn btn-outline ml-auto" disabled={markRead.isPending} onClick={() => markRead.mutate({})}>
            Mark all as read
          </button>
        )}
      </PageTitle>
      <Paged
        list={notices}
        noun="notifications"
        failure="Failed to fetch notifications"
        loading="Loading notifications"
        empty={
          <Empty
            title="Nothing yet"
            next={
              <Link className="btn btn-primary" to={paths.dashboard}>
                Go to Dashboard
              </Link>
            }
          >
            What happens is announced here and by email.
          </Empty>
        }
      >
        {(rows) =>
          byDay(rows, now).map(({ name, entries }) => (
            <section key={name} className="mb-6">
              <h2 className="mb-2 text-lg">{name}</h2>
              <ul className="divide-line border-line divide-y border-y">
                {entries.map((entry) => (
                  <li key={entry.notice.id}>
                    <NoticeRow entry={entry} onOpen={() => isReadOnArrival(entry) || markRead.mutate({ id: entry.notice.id })} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </Paged>
    </>
  );
}
