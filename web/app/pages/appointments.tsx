import { paths } from '../../../shared/addresses/paths.ts';
import { appointmentFiltersIn } from '../../../shared/appointments/filters.ts';
import { isOpen } from '../../../shared/deal.ts';
import { appointmentListWords } from '../../../words/appointments/appointment-list.ts';
import { useUser } from '../../client/session.ts';
import { useFilters } from '../../client/use-filters.ts';
import { AppointmentLine } from '../../modules/appointments/appointment-line.tsx';
import { OverdueLine } from '../../modules/appointments/overdue-appointments.tsx';
import { useAppointments } from '../../modules/appointments/queries.ts';
import { NextLink } from '../../ui/next-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paged } from '../../ui/paged.tsx';
import { ShowField } from '../../ui/show-field.tsx';
import { Empty } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';

/** /dashboard/appointments: the own viewings, ahead and behind (docs/domain/lifecycles.md, "Appointment"). */
export function Component() {
  const { filters, deferred, change } = useFilters(appointmentFiltersIn);
  const appointments = useAppointments(deferred.show);
  const now = useNow();
  return (
    <>
      <PageTitle />
      <div className="mb-4 sm:max-w-xs">
        <ShowField
          all={appointmentListWords.all}
          parts={appointmentListWords.shows}
          show={filters.show}
          onChange={(show) => change({ show })}
        />
      </div>
      <Paged
        list={appointments}
        failure={appointmentListWords.notLoaded}
        loading={appointmentListWords.loading}
        empty={<NoAppointments isNarrowed={filters.show !== undefined} />}
      >
        {(rows) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {rows.map((appointment) => (
              <li key={appointment.id}>
                {isOpen(appointment) && new Date(appointment.appointment_date) <= now ? (
                  <OverdueLine appointment={appointment} />
                ) : (
                  <AppointmentLine appointment={appointment} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function NoAppointments({ isNarrowed }: { isNarrowed: boolean }) {
  const reader = useUser().role === 'dealer' ? 'dealer' : 'buyer';
  if (isNarrowed)
    return (
      <Empty title={appointmentListWords.noneNow} next={<NextLink to={paths.appointments()}>{appointmentListWords.seeAll}</NextLink>} />
    );
  return (
    <Empty
      title={appointmentListWords.noneYet}
      next={<NextLink to={reader === 'dealer' ? paths.buyerRequests : paths.requests}>{appointmentListWords.toRequests[reader]}</NextLink>}
    >
      {appointmentListWords.how[reader]}
    </Empty>
  );
}
