import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { stopOfAppointment } from '../../../shared/deal.ts';
import { paths } from '../../../shared/site/paths.ts';
import { ApiError } from '../../client/call.ts';
import { useUser } from '../../client/session.ts';
import { ContactCard } from '../../modules/appointments/contact-card.tsx';
import { DetailsCard } from '../../modules/appointments/details-card.tsx';
import { OutcomeCard } from '../../modules/appointments/outcome-card.tsx';
import { useAppointment } from '../../modules/appointments/queries.ts';
import { VehicleCard } from '../../modules/appointments/vehicle-card.tsx';
import { RatingCard } from '../../modules/ratings/rating-card.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Road } from '../../ui/road.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Empty, Failure } from '../../ui/states.tsx';
import './appointment.css';

// Loaded on its own: it is below the fold on a phone, and a sixth of the page's code.
const Chat = lazy(async () => ({ default: (await import('../../modules/messages/chat.tsx')).Chat }));

/** /appointment/{id}: everything about one appointment, and the chat with the other party (docs/domain/lifecycles.md, "Appointment"). */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAppointment(id);
  if (error instanceof ApiError && error.problem.status === 404) return <Missing />;
  if (error && !data) return <Failure title="Failed to load appointment details" detail={error.message} retry={() => refetch()} />;
  if (!data) return <Spinner label="Loading the appointment" />;
  return <Details appointment={data} />;
}

function Details({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  return (
    <>
      <nav aria-label="Breadcrumb" className="text-muted mb-3 text-sm">
        <a className="link" href={paths.landing}>
          Home
        </a>{' '}
        /{' '}
        <Link className="link" to={paths.dashboard}>
          Dashboard
        </Link>{' '}
        / <span aria-current="page">Appointment Details</span>
      </nav>
      <PageTitle title={appointment.request.car_model} tab={`Viewing: ${appointment.request.car_model}`}>
        <Badge status={appointment.status} />
        <a className="btn btn-outline ml-auto lg:hidden" href="#messages">
          Go to messages
        </a>
      </PageTitle>
      {appointment.status !== 'cancelled' && (
        <div className="mb-6">
          <Road at={stopOfAppointment(appointment)} car={carLooks(appointment.request.car_model)} isLarge>
            {stateOf(appointment)}
          </Road>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-4">
          <DetailsCard appointment={appointment} />
          <OutcomeCard appointment={appointment} />
          <VehicleCard appointment={appointment} />
          <ContactCard appointment={appointment} />
          {role === 'buyer' && <RatingCard appointment={appointment} />}
        </div>
        <Suspense fallback={<div className="card chat" />}>
          <Chat appointment={appointment} />
        </Suspense>
      </div>
    </>
  );
}

function Missing() {
  return (
    <>
      <PageTitle title="Appointment not found" />
      <Empty
        title="No viewing at this address"
        next={
          <Link className="btn btn-primary" to={paths.dashboard}>
            Go to Dashboard
          </Link>
        }
      >
        It belongs to somebody else, or the link is not complete. Your own viewings are on your dashboard.
      </Empty>
    </>
  );
}

/** Where the deal stands, in words. */
function stateOf({ status, outcome }: Appointment): string {
  if (status === 'pending') return 'Time proposed';
  if (status === 'confirmed') return 'Time confirmed';
  return outcome === 'sold' ? 'Sold' : 'Seen, not sold';
}
