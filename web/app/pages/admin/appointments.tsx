import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { type AdminAppointment, adminAppointmentsApi } from '../../../../shared/appointments/admin-api.ts';
import { type AdminAppointmentSort, adminAppointmentFiltersIn } from '../../../../shared/appointments/admin-filters.ts';
import { dealerName } from '../../../../shared/dealers/names.ts';
import { ksh } from '../../../../shared/money.ts';
import { budgetInWords } from '../../../../shared/requests/budget-in-words.ts';
import { shortDate } from '../../../../shared/time.ts';
import { adminListsWords } from '../../../../words/administration/admin-lists.ts';
import { adminAppointmentListWords } from '../../../../words/appointments/admin-appointment-list.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { AdminList } from '../../../modules/administration/admin-list.tsx';
import { useAllAppointments } from '../../../modules/appointments/admin-queries.ts';
import { PersonLink } from '../../../modules/people/person-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { SortField } from '../../../ui/sort-field.tsx';
import { Empty } from '../../../ui/states.tsx';
import type { Columns } from '../../../ui/table.tsx';

const AppointmentStatusDialog = lazyDialog(
  async () => (await import('../../../modules/appointments/appointment-status-dialog.tsx')).AppointmentStatusDialog,
);

/** /dashboard/admin/appointments: every viewing and its status (docs/domain/lifecycles.md, "Appointment"). */
export function Component() {
  const look = useFilters(adminAppointmentFiltersIn);
  const { filters, deferred, change } = look;
  const [changed, setChanged] = useState<AdminAppointment | null>(null);
  return (
    <>
      <AdminList
        things={adminListsWords.appointments.things}
        list={useAllAppointments(deferred)}
        look={look}
        csv={adminAppointmentsApi.csv}
        search={adminListsWords.appointments.search}
        loading={adminListsWords.appointments.loading}
        failure={adminListsWords.appointments.notFetched}
        none={<Empty title={adminListsWords.appointments.none}>{adminListsWords.appointments.noneYet}</Empty>}
        noMatch={<Empty title={adminListsWords.appointments.noMatch}>{adminListsWords.appointments.tryAnother}</Empty>}
        columns={columns()}
        usual="soonest"
        act={(appointment) => (
          <button
            type="button"
            className="btn btn-outline text-sm max-xl:w-full"
            aria-label={adminListsWords.changeStatusOf(appointment.car_model, appointment.buyer.full_name)}
            onClick={() => setChanged(appointment)}
          >
            {adminListsWords.changeStatus}
          </button>
        )}
      >
        <ShowField
          all={adminListsWords.appointments.all}
          parts={adminAppointmentListWords.shows}
          show={filters.show}
          onChange={(show) => change({ show })}
        />
        <SortField sorts={adminAppointmentListWords.sorts} sort={filters.sort} onChange={(sort) => change({ sort })} />
        <div className="max-xl:col-span-2">
          <DateField
            label={adminListsWords.appointments.day}
            name="day"
            day={filters.day ?? ''}
            value={filters.day ?? ''}
            onChange={({ target }) => change({ day: target.value })}
          />
        </div>
      </AdminList>
      {changed && <AppointmentStatusDialog appointment={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

const columns = (): Columns<AdminAppointment, AdminAppointmentSort> => [
  {
    label: adminListsWords.car,
    value: ({ id, car_model }) => (
      <Link className="link -my-2.5 inline-flex min-h-11 items-center wrap-anywhere" to={paths.appointment(id)}>
        {car_model}
      </Link>
    ),
  },
  { label: adminListsWords.buyer, value: ({ buyer }) => <PersonLink id={buyer.user_id} name={buyer.full_name} /> },
  { label: adminListsWords.dealer, value: ({ dealer }) => <PersonLink id={dealer.user_id} name={dealerName(dealer)} /> },
  { label: adminListsWords.budget, value: (row) => <span className="block min-w-29">{budgetInWords(row)}</span> },
  { label: adminListsWords.appointments.price, value: ({ price }) => ksh(price), kind: 'amount' },
  {
    label: adminListsWords.appointments.date,
    value: ({ appointment_date }) => shortDate(appointment_date),
    kind: 'short',
    sorts: [
      ['soonest', 'ascending'],
      ['latest', 'descending'],
    ],
  },
  { label: adminListsWords.appointments.time, value: ({ appointment_time }) => appointment_time, kind: 'short' },
  { label: adminListsWords.appointments.notes, value: ({ buyer_notes }) => buyer_notes && <LongText text={buyer_notes} /> },
  { label: adminListsWords.status, value: (appointment) => <Status {...appointment} /> },
];

function Status({ status, outcome, final_price, is_disputed, is_overdue }: AdminAppointment) {
  return (
    <>
      <Badge status={status} />
      {outcome === 'sold' && (
        <span className="text-muted block text-sm">
          {adminListsWords.appointments.soldAt(<span className="whitespace-nowrap">{ksh(final_price ?? 0)}</span>)}
        </span>
      )}
      {outcome && outcome !== 'sold' && <span className="text-muted block text-sm">{adminListsWords.appointments.notSold}</span>}
      {is_disputed && <span className="text-danger block text-sm font-semibold">{adminListsWords.appointments.disputed}</span>}
      {is_overdue && <span className="text-danger block text-sm font-semibold">{adminListsWords.appointments.past}</span>}
    </>
  );
}
