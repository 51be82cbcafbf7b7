import type { PeopleShow } from '../../../../shared/addresses/filters.ts';
import { type PeopleSort, peopleFiltersIn, peopleShows } from '../../../../shared/people/filters.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { usePeople } from '../../../modules/people/queries.ts';
import { UserTable } from '../../../modules/people/user-table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { SortField } from '../../../ui/sort-field.tsx';
import { Empty } from '../../../ui/states.tsx';

const labels: Record<PeopleShow, string> = {
  waiting: 'Dealers waiting for verification',
  proposed: 'Changed details to approve',
  changed: 'Phone or location changed since verified',
  dealers: 'All dealers',
  buyers: 'All buyers',
  'unverified-email': 'Email not verified',
};

const whenEmpty: Record<PeopleShow | 'everyone', [title: string, words: string]> = {
  waiting: ['Nobody waits', 'A dealer who signs up appears here until you have decided.'],
  proposed: ['Nobody waits', 'A verified dealer who changes the business appears here until you have decided.'],
  changed: ['Nobody here', 'A verified dealer who changes the phone or the location appears here.'],
  dealers: ['Nobody here yet', 'Dealers who sign up appear here by themselves.'],
  buyers: ['Nobody here yet', 'Buyers who sign up appear here by themselves.'],
  'unverified-email': ['Nobody here', 'Everyone has opened the link of the first mail.'],
  everyone: ['Nobody here yet', 'Whoever signs up appears here by themselves.'],
};

const sorts: Record<PeopleSort, string> = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' };

/** /dashboard/admin/users: all accounts, and which dealers are verified (docs/domain/lifecycles.md, "Verification"). */
export function Component() {
  const { filters, deferred, change } = useFilters(peopleFiltersIn);
  const { search, show, sort } = filters;
  const users = usePeople({ ...(deferred.show && peopleShows[deferred.show]), search: deferred.search, sort: deferred.sort });
  const waits = show === 'waiting' || show === 'proposed';
  return (
    <>
      <PageTitle />
      <search className="mb-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <SearchField label="Search by name, email or phone" search={search} onSearch={(wanted) => change({ search: wanted })} />
        <ShowField all="Everyone" parts={labels} show={show} onChange={(chosen) => change({ show: chosen })} />
        <SortField
          sorts={waits ? { ...sorts, newest: 'Longest waiting first' } : sorts}
          sort={sort}
          onChange={(chosen) => change({ sort: chosen })}
        />
      </search>
      <Paged list={users} failure="Failed to fetch users" loading="Loading users" empty={<Nobody search={search} show={show} />}>
        {(rows) => (
          <UserTable users={rows} order={waits ? undefined : { sort, usual: 'newest', onChange: (chosen) => change({ sort: chosen }) }} />
        )}
      </Paged>
    </>
  );
}

function Nobody({ search, show }: { search: string | undefined; show: PeopleShow | undefined }) {
  if (search) return <Empty title="Nobody matches">Try a part of the name, or show everyone.</Empty>;
  const [title, words] = whenEmpty[show ?? 'everyone'];
  return <Empty title={title}>{words}</Empty>;
}
