import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { groupInWords, groupsOf } from '../../../shared/notifications/choice-words.ts';
import { type NoticeFilters, noticeFiltersIn } from '../../../shared/notifications/filters.ts';
import { noticesPageWords } from '../../../words/notifications/notices-page.ts';
import { useUser } from '../../client/session.ts';
import { useFilters } from '../../client/use-filters.ts';
import { byDay } from '../../modules/notifications/days.ts';
import { isReadOnArrival } from '../../modules/notifications/opened.ts';
import { useMarkRead, useNoticesBy, useUnreadNotices } from '../../modules/notifications/queries.ts';
import { SubjectNotices } from '../../modules/notifications/subject-notices.tsx';
import { NextLink } from '../../ui/next-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paged } from '../../ui/paged.tsx';
import { ShowField } from '../../ui/show-field.tsx';
import { Empty } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';

/** /dashboard/notifications: every notice of the user, by day and by what it is about (docs/domain/permissions.md, "Notices"). */
export function Component() {
  const { filters, deferred, change } = useFilters(noticeFiltersIn);
  const notices = useNoticesBy(deferred);
  const { is_suspended } = useUser();
  const markRead = useMarkRead();
  const unread = useUnreadNotices();
  const now = useNow();
  return (
    <>
      <PageTitle>
        {unread > 0 && !is_suspended && (
          <button type="button" className="btn btn-outline ml-auto" disabled={markRead.isPending} onClick={() => markRead.mutate({})}>
            {noticesPageWords.markAllRead}
          </button>
        )}
      </PageTitle>
      <Filters filters={filters} onChange={change} />
      <Paged list={notices} loading={noticesPageWords.loading} empty={<Nothing filters={filters} />}>
        {(rows) =>
          byDay(rows, now).map(({ name, subjects }) => (
            <section key={name} className="mb-6">
              <h2 className="mb-2 text-lg">{name}</h2>
              <ul className="divide-line border-line divide-y border-y">
                {subjects.map((subject) => (
                  <li key={subject.id}>
                    <SubjectNotices subject={subject} onOpen={(notice) => isReadOnArrival(notice) || markRead.mutate({ id: notice.id })} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </Paged>
      <p className="mt-6">
        <Link className="link inline-flex min-h-11 items-center" to={paths.noticeChoices}>
          {noticesPageWords.choose}
        </Link>
      </p>
    </>
  );
}

interface FiltersProps {
  filters: NoticeFilters;
  onChange: (to: { [Name in keyof NoticeFilters]?: NoticeFilters[Name] | undefined }) => void;
}

function Filters({ filters: { only, group }, onChange }: FiltersProps) {
  const { role } = useUser();
  const groups = groupsOf(role);
  const parts = Object.fromEntries(groups.map((name) => [name, groupInWords(name, role)])) as Record<(typeof groups)[number], string>;
  return (
    <div className="mb-4 flex max-w-xl flex-wrap items-end gap-x-6">
      {groups.length > 1 && (
        <div className="min-w-44 grow">
          <ShowField all={noticesPageWords.all} parts={parts} show={group} onChange={(to) => onChange({ group: to })} />
        </div>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={only === 'unread'}
          onChange={({ target }) => onChange({ only: target.checked ? 'unread' : undefined })}
        />
        {noticesPageWords.onlyUnread}
      </label>
    </div>
  );
}

function Nothing({ filters: { only, group } }: { filters: NoticeFilters }) {
  if (!only && !group)
    return (
      <Empty title={noticesPageWords.nothingYet} next={<NextLink to={paths.dashboard}>{noticesPageWords.goToDashboard}</NextLink>}>
        {noticesPageWords.announcedHere}
      </Empty>
    );
  return (
    <Empty
      title={only ? noticesPageWords.nothingUnread : noticesPageWords.nothingHere}
      next={<NextLink to={paths.notifications}>{noticesPageWords.seeAll}</NextLink>}
    >
      {only ? noticesPageWords.allRead : noticesPageWords.announcedHere}
    </Empty>
  );
}
