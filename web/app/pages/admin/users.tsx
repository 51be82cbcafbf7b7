import type { PeopleShow } from '../../../../shared/addresses/filters.ts';
import { peopleFiltersIn, peopleShows } from '../../../../shared/people/filters.ts';
import { peopleListWords } from '../../../../words/people/people-list.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { usePeople } from '../../../modules/people/queries.ts';
import { UserTable } from '../../../modules/people/user-table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { SortField } from '../../../ui/sort-field.tsx';
import { Empty } from '../../../ui/states.tsx';

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
        <SearchField label={peopleListWords.search} search={search} onSearch={(wanted) => change({ search: wanted })} />
        <ShowField
          all={peopleListWords.everyone}
          parts={peopleListWords.shows}
          show={show}
          onChange={(chosen) => change({ show: chosen })}
        />
        <SortField
          sorts={waits ? { ...peopleListWords.sorts, newest: peopleListWords.longestWaiting } : peopleListWords.sorts}
          sort={sort}
          onChange={(chosen) => change({ sort: chosen })}
        />
      </search>
      <Paged
        list={users}
        failure={peopleListWords.notFetched}
        loading={peopleListWords.loading}
        empty={<Nobody search={search} show={show} />}
      >
        {(rows) => (
          <UserTable users={rows} order={waits ? undefined : { sort, usual: 'newest', onChange: (chosen) => change({ sort: chosen }) }} />
        )}
      </Paged>
    </>
  );
}

function Nobody({ search, show }: { search: string | undefined; show: PeopleShow | undefined }) {
  if (search) return <Empty title={peopleListWords.nobodyMatches}>{peopleListWords.tryPart}</Empty>;
  const { title, what } = peopleListWords.empty[show ?? 'everyone'];
  return <Empty title={title}>{what}</Empty>;
}
