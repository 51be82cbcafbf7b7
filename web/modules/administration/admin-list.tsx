import type { ReactNode } from 'react';
import { addressOf } from '../../../shared/contract.ts';
import { useExport } from '../../client/use-export.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paged, type PagedList } from '../../ui/paged.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type Columns, Table } from '../../ui/table.tsx';

interface Look<Sort> {
  search?: string | undefined;
  sort?: Sort | undefined;
}

interface AdminListProps<Row, Sort extends string> {
  /** What the rows are: 'Requests'. */
  things: string;
  list: PagedList<Row>;
  /** From `useFilters`; there may be more filters than these. */
  look: { filters: Look<Sort>; change: (changed: Look<Sort>) => void };
  /** The call that gives the same rows as a file. */
  csv: { path: string };
  /** What stands between the title and the list. */
  above?: ReactNode;
  /** The label of the search: what it looks through. */
  search: string;
  /** The other filters, and the order. */
  children: ReactNode;
  /** The sentences shown while the list is loaded, and when it can't be. */
  loading: string;
  failure: string;
  /** What is said when there are no rows at all, and when the filters leave none. */
  none: ReactNode;
  noMatch: ReactNode;
  columns: Columns<Row, Sort>;
  /** The order unless another is asked for. */
  usual: Sort;
  /** What can be done with a row, at its end; none of a list that is only read. */
  act?: (row: Row) => ReactNode;
}

/** A page of the administrator with all things of a kind: searched, filtered, in order, and taken as a file (docs/domain/limits-and-money.md, "The administrator's lists"). */
export function AdminList<Row extends { id: string }, Sort extends string>({
  look: { filters, change },
  ...page
}: AdminListProps<Row, Sort>) {
  const file = useExport(addressOf(page.csv.path, { query: filters }));
  const { sort, ...narrowing } = filters;
  const isNarrowed = Object.values(narrowing).some(Boolean);
  return (
    <>
      <PageTitle>
        <div className="ml-auto">
          <ExportButton {...file} />
        </div>
      </PageTitle>
      {page.above}
      <search className="mb-4 grid xs:grid-cols-2 items-end gap-4 *:min-w-0 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        <div className="xs:max-xl:col-span-2">
          <SearchField label={page.search} search={filters.search} onSearch={(wanted) => change({ search: wanted })} />
        </div>
        {page.children}
      </search>
      <Paged list={page.list} failure={page.failure} loading={page.loading} empty={isNarrowed ? page.noMatch : page.none}>
        {(rows) => (
          <Table
            caption={page.things}
            columns={page.columns}
            rows={rows}
            idOf={({ id }) => id}
            order={{ sort, usual: page.usual, onChange: (next) => change({ sort: next }) }}
            act={page.act}
            from={1280}
          />
        )}
      </Paged>
    </>
  );
}
