import { useState } from 'react';
import { addressOf } from '../../../../shared/contract.ts';
import { countyNames } from '../../../../shared/places/county-names.ts';
import { type AdminRequest, adminRequestsApi } from '../../../../shared/requests/admin-api.ts';
import { adminRequestSortLabels } from '../../../../shared/requests/admin-filter-labels.ts';
import { type AdminRequestSort, adminRequestFiltersIn } from '../../../../shared/requests/admin-filters.ts';
import { requestStatusLabels } from '../../../../shared/requests/status-labels.ts';
import { shortDate } from '../../../../shared/time.ts';
import { useExport } from '../../../client/use-export.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { PersonLink } from '../../../modules/accounts/person-link.tsx';
import { useAllRequests } from '../../../modules/requests/admin-queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { SortField } from '../../../ui/sort-field.tsx';
import { Empty } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';

const WholeRequestDialog = lazyDialog(async () => (await import('../../../modules/requests/whole-request-dialog.tsx')).WholeRequestDialog);
const RequestStatusDialog = lazyDialog(
  async () => (await import('../../../modules/requests/request-status-dialog.tsx')).RequestStatusDialog,
);

type Shown = { dialog: 'whole' | 'status'; request: AdminRequest };

/** /dashboard/admin/requests: every request, its bids, and its status (docs/domain/lifecycles.md, "Request"). */
export function Component() {
  const { filters, deferred, change } = useFilters(adminRequestFiltersIn);
  const [shown, show] = useState<Shown | null>(null);
  const file = useExport(addressOf(adminRequestsApi.csv.path, { query: filters }));
  const isNarrowed = Boolean(filters.search || filters.show || filters.county);
  return (
    <>
      <PageTitle>
        <div className="ml-auto">
          <ExportButton {...file} />
        </div>
      </PageTitle>
      <search className="mb-4 grid grid-cols-2 items-end gap-4 *:min-w-0 xl:grid-cols-4">
        <div className="max-xl:col-span-2">
          <SearchField label="Search car, place or buyer" search={filters.search} onSearch={(search) => change({ search })} />
        </div>
        <ShowField all="All requests" parts={requestStatusLabels} show={filters.show} onChange={(status) => change({ show: status })} />
        <SelectField label="County" name="county" value={filters.county ?? ''} onChange={({ target }) => change({ county: target.value })}>
          <option value="">All counties</option>
          {countyNames.map((county) => (
            <option key={county}>{county}</option>
          ))}
        </SelectField>
        <SortField sorts={adminRequestSortLabels} sort={filters.sort} onChange={(sort) => change({ sort })} />
      </search>
      <Paged
        list={useAllRequests(deferred)}
        noun="requests"
        failure="Failed to fetch requests"
        loading="Loading requests"
        empty={
          isNarrowed ? (
            <Empty title="No request matches">Try another word, or show all requests.</Empty>
          ) : (
            <Empty title="No request yet">What buyers post appears here by itself.</Empty>
          )
        }
      >
        {(rows) => (
          <Table
            caption="Requests"
            columns={columnsOf(show)}
            rows={rows}
            idOf={({ id }) => id}
            order={{ sort: filters.sort, usual: 'newest', onChange: (sort) => change({ sort }) }}
            act={(request) => (
              <button
                type="button"
                className="btn btn-outline text-sm whitespace-nowrap max-xl:w-full"
                aria-label={`Change status of ${request.car_model}, ${request.buyer.full_name}`}
                onClick={() => show({ dialog: 'status', request })}
              >
                Change status
              </button>
            )}
            from={1280}
          />
        )}
      </Paged>
      {shown?.dialog === 'whole' && <WholeRequestDialog id={shown.request.id} title={shown.request.car_model} onClose={() => show(null)} />}
      {shown?.dialog === 'status' && <RequestStatusDialog id={shown.request.id} onClose={() => show(null)} />}
    </>
  );
}

type Columns = readonly [Column<AdminRequest, AdminRequestSort>, ...Column<AdminRequest, AdminRequestSort>[]];

const columnsOf = (show: (shown: Shown) => void): Columns => [
  {
    label: 'Car',
    value: (request) => (
      <button
        type="button"
        className="link min-h-11 cursor-pointer text-left font-bold wrap-anywhere"
        onClick={() => show({ dialog: 'whole', request })}
      >
        {request.car_model}
      </button>
    ),
  },
  { label: 'Buyer', value: ({ buyer }) => <PersonLink id={buyer.user_id} name={buyer.full_name} /> },
  {
    label: 'Budget',
    value: ({ budget }) => budget,
    sorts: [
      ['highest_budget', 'descending'],
      ['lowest_budget', 'ascending'],
    ],
  },
  { label: 'Location', value: ({ location }) => location },
  { label: 'Bids', value: ({ bid_count }) => bid_count, kind: 'amount' },
  { label: 'Status', value: ({ status }) => <Badge status={status} /> },
  {
    label: 'Created',
    value: ({ created_at }) => shortDate(created_at),
    kind: 'short',
    sorts: [
      ['newest', 'descending'],
      ['oldest', 'ascending'],
    ],
  },
];
