import type { AppointmentShow } from '../../../shared/addresses/filters.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import { appointmentFiltersIn } from '../../../shared/appointments/filters.ts';
import { isOpen } from '../../../shared/deal.ts';
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

const parts: Record<AppointmentShow, string> = { upcoming: 'Upcoming', overdue: 'Time has passed', sold: 'Sold' };

/** /dashboard/appointments: the own viewings, ahead and behind (docs/domain/lifecycles.md, "Appointment"). */
export function Component() {
  const { filters, deferred, change } = useFilters(appointmentFiltersIn);
  const appointments = useAppointments(deferred.show);
  const now = useNow();
  return (
    <>
      <PageTitle />
      <div className="mb-4 sm:max-w-xs">
        <ShowField all="All appointments" parts={parts} show={filters.show} onChange={(show) => change({ show })} />
      </div>
      <Paged
        list={appointments}
        failure="Failed to fetch appointments"
        loading="Loading your appointments"
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
  const isDealer = useUser().role === 'dealer';
  if (isNarrowed) return <Empty title="None of these now" next={<NextLink to={paths.appointments()}>See all appointments</NextLink>} />;
  return (
    <Empty
      title="No viewing yet"
      next={
        <NextLink to={isDealer ? paths.buyerRequests : paths.requests}>
          {isDealer ? 'Find a request to bid on' : 'See my requests'}
        </NextLink>
      }
    >
      {isDealer ? 'A buyer who accepts your bid books a time to see the car.' : 'Accept an offer, then book a time to see the car.'}
    </Empty>
  );
}
