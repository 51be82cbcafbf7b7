import { useState } from 'react';
import { countyNames } from '../../../../shared/places/county-names.ts';
import { type AdminRequest, adminRequestsApi } from '../../../../shared/requests/admin-api.ts';
import { type AdminRequestSort, adminRequestFiltersIn } from '../../../../shared/requests/admin-filters.ts';
import { budgetInWords } from '../../../../shared/requests/budget-in-words.ts';
import { shortDate } from '../../../../shared/time.ts';
import { adminListsWords } from '../../../../words/administration/admin-lists.ts';
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
        things={adminListsWords.requests.things}
        list={useAllRequests(deferred)}
        look={look}
        csv={adminRequestsApi.csv}
        search={adminListsWords.requests.search}
        loading={adminListsWords.requests.loading}
        failure={adminListsWords.requests.notFetched}
        none={<Empty title={adminListsWords.requests.none}>{adminListsWords.requests.noneYet}</Empty>}
        noMatch={<Empty title={adminListsWords.requests.noMatch}>{adminListsWords.requests.tryAnother}</Empty>}
        columns={columnsOf(show)}
        usual="newest"
        act={(request) => (
          <button
            type="button"
            className="btn btn-outline text-sm whitespace-nowrap max-xl:w-full"
            aria-label={adminListsWords.changeStatusOf(request.car_model, request.buyer.full_name)}
            onClick={() => show({ dialog: 'status', request })}
          >
            {adminListsWords.changeStatus}
          </button>
        )}
      >
        <ShowField
          all={adminListsWords.requests.all}
          parts={adminRequestListWords.statuses}
          show={filters.show}
          onChange={(status) => change({ show: status })}
        />
        <SelectField
          label={adminListsWords.requests.county}
          name="county"
          value={filters.county ?? ''}
          onChange={({ target }) => change({ county: target.value })}
        >
          <option value="">{adminListsWords.requests.allCounties}</option>
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
    label: adminListsWords.car,
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
  { label: adminListsWords.buyer, value: ({ buyer }) => <PersonLink id={buyer.user_id} name={buyer.full_name} /> },
  {
    label: adminListsWords.budget,
    value: budgetInWords,
    sorts: [
      ['highest_budget', 'descending'],
      ['lowest_budget', 'ascending'],
    ],
  },
  { label: adminListsWords.requests.location, value: ({ location }) => location },
  { label: adminListsWords.requests.bids, value: ({ bid_count }) => bid_count, kind: 'amount' },
  { label: adminListsWords.status, value: ({ status }) => <Badge status={status} /> },
  {
    label: adminListsWords.requests.created,
    value: ({ created_at }) => shortDate(created_at),
    kind: 'short',
    sorts: [
      ['newest', 'descending'],
      ['oldest', 'ascending'],
    ],
  },
];
