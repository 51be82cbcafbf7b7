import { useState } from 'react';
import { countyNames } from '../../../../shared/places/county-names.ts';
import { type AdminRequest, adminRequestsApi } from '../../../../shared/requests/admin-api.ts';
import { type AdminRequestSort, adminRequestFiltersIn } from '../../../../shared/requests/admin-filters.ts';
import { budgetInWords } from '../../../../shared/requests/budget-in-words.ts';
import { shortDate } from '../../../../shared/time.ts';
import { adminRequestListWords } from '../../../../words/requests/admin-request-list.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { AdminList } from '../../../modules/administration/admin-list.tsx';
import { PersonLink } from '../../../modules/people/person-link.tsx';
import { useAllRequests } from '../../../modules/requests/admin-queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { SortField } from '../../../ui/sort-field.tsx';
import { Empty } from '../../../ui/states.tsx';
import type { Columns } from '../../../ui/table.tsx';

const WholeRequestDialog = lazyDialog(async () => (await import('../../../modules/requests/whole-request-dialog.tsx')).WholeRequestDialog);
const RequestStatusDialog = lazyDialog(
  async () => (await import('../../../modules/requests/request-status-dialog.tsx')).RequestStatusDialog,
);

type Shown = { dialog: 'whole' | 'status'; request: AdminRequest };

/** /dashboard/admin/requests: every request, its bids, and its status (docs/domain/lifecycles.md, "Request"). */
export function Component() {
  const look = useFilters(adminRequestFiltersIn);
  const { filters, deferred, change } = look;
  const [shown, show] = useState<Shown | null>(null);
  return (
    <>
      <AdminList
        things="Requests"
        list={useAllRequests(deferred)}
        look={look}
        csv={adminRequestsApi.csv}
        search="Search car, place or buyer"
        failure="Failed to fetch requests"
        none={<Empty title="No request yet">What buyers post appears here by itself.</Empty>}
        noMatch={<Empty title="No request matches">Try another word, or show all requests.</Empty>}
        columns={columnsOf(show)}
        usual="newest"
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
      >
        <ShowField
          all="All requests"
          parts={adminRequestListWords.statuses}
          show={filters.show}
          onChange={(status) => change({ show: status })}
        />
        <SelectField label="County" name="county" value={filters.county ?? ''} onChange={({ target }) => change({ county: target.value })}>
          <option value="">All counties</option>
          {countyNames.map((county) => (
            <option key={county}>{county}</option>
          ))}
        </SelectField>
        <SortField sorts={adminRequestListWords.sorts} sort={filters.sort} onChange={(sort) => change({ sort })} />
      </AdminList>
      {shown?.dialog === 'whole' && <WholeRequestDialog id={shown.request.id} title={shown.request.car_model} onClose={() => show(null)} />}
      {shown?.dialog === 'status' && <RequestStatusDialog id={shown.request.id} onClose={() => show(null)} />}
    </>
  );
}

const columnsOf = (show: (shown: Shown) => void): Columns<AdminRequest, AdminRequestSort> => [
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
    value: budgetInWords,
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
