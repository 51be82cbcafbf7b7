import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { hasStarted } from '../../../shared/appointments/has-started.ts';
import { nextStop } from '../../../shared/appointments/next-stop.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { type Outcome, stopOfAppointment } from '../../../shared/deal.ts';
import { friendlyDay } from '../../../shared/time.ts';
import { isMissing, NotLoaded } from '../../client/not-loaded.tsx';
import { useUser } from '../../client/session.ts';
import { Checklists } from '../../modules/appointments/checklists.tsx';
import { LeadCard } from '../../modules/appointments/lead-card.tsx';
import { Notes } from '../../modules/appointments/notes.tsx';
import { OutcomeCard } from '../../modules/appointments/outcome-card.tsx';
import { useAppointment } from '../../modules/appointments/queries.ts';
import { useStateInWords } from '../../modules/appointments/state.tsx';
import { OtherSteps } from '../../modules/appointments/steps.tsx';
import { VehicleCard } from '../../modules/appointments/vehicle-card.tsx';
import { RatingCard, ReceivedRating } from '../../modules/ratings/rating-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Road } from '../../ui/road.tsx';
import { Empty } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import './appointment.css';
import { appointmentPageWords } from '../../../words/appointments/appointment-page.ts';
import { dealStopsWords } from '../../../words/deal/deal-stops.ts';
import { NextLink } from '../../ui/next-link.tsx';

// Loaded on its own: it is below the fold on a phone, and a sixth of the page's code.
const Chat = lazy(async () => ({ default: (await import('../../modules/messages/chat.tsx')).Chat }));

// Few viewings have one.
const UnderReview = lazy(async () => ({ default: (await import('../../modules/standing/under-review.tsx')).UnderReview }));

/** /appointment/{id}: everything about one appointment, and the chat with the other party (docs/domain/lifecycles.md, "Appointment"). */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAppointment(id);
  if (!data || isMissing(error))
    return (
      <NotLoaded
        {...{ error, refetch }}
        failure={appointmentPageWords.notLoaded}
        loading={appointmentPageWords.loading}
        missing={<Missing />}
      />
    );
  return <Details appointment={data} />;
}

function Details({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  const now = useNow();
  const state = useStateInWords(appointment);
  const { request, completed_at, outcome, rating } = appointment;
  const notes = {
    0: friendlyDay(request.created_at, now),
    ...(outcome === 'sold' && completed_at && { 4: friendlyDay(completed_at, now) }),
    ...(rating && { 5: `${rating.rating} ★` }),
  };
  return (
    <div className="flex flex-col">
      <nav aria-label={appointmentPageWords.breadcrumb} className="text-muted mb-3 text-sm max-lg:order-last max-lg:mt-3 max-lg:mb-0">
        <a className="link" href={paths.landing}>
          {appointmentPageWords.home}
        </a>{' '}
        /{' '}
        <Link className="link" to={paths.dashboard}>
          {appointmentPageWords.dashboard}
        </Link>{' '}
        / <span aria-current="page">{appointmentPageWords.details}</span>
      </nav>
      <PageTitle title={appointment.request.car_model} tab={appointmentPageWords.tab(appointment.request.car_model)} />
      {appointment.status !== 'cancelled' && (
        <div className="mb-6 max-lg:-mt-4 max-lg:mb-3">
          <Road
            at={stopOfAppointment(appointment)}
            car={carLooks(appointment.request.car_model, appointment.bid.color)}
            notes={notes}
            names={dealStopsWords.names}
          >
            {nextStop(appointment, role, now) ?? (rating ? ratedWords(outcome) : state.words)}
          </Road>
        </div>
      )}
      <div className="appointment">
        <div className="grid grid-cols-1 content-start gap-6">
          {(appointment.dealer.is_suspended || request.is_frozen) && (
            <Suspense fallback={null}>
              <UnderReview deal={appointment} />
            </Suspense>
          )}
          <LeadCard appointment={appointment} />
          <OutcomeCard appointment={appointment} />
          {role === 'buyer' && hasStarted(appointment, now) && <RatingCard appointment={appointment} />}
          {role === 'dealer' && <ReceivedRating appointment={appointment} />}
          <Notes appointment={appointment} />
          {appointment.outcome === 'sold' && <Checklists appointment={appointment} />}
          <VehicleCard appointment={appointment} />
          {appointment.outcome !== 'sold' && <Checklists appointment={appointment} />}
          <OtherSteps appointment={appointment} />
          {role === 'buyer' && !hasStarted(appointment, now) && <RatingCard appointment={appointment} />}
        </div>
        <Suspense fallback={<div className="chat" />}>
          <Chat appointment={appointment} />
        </Suspense>
      </div>
    </div>
  );
}

const ratedWords = (outcome: Outcome | null) => (outcome === 'sold' ? dealStopsWords.soldAndRated : dealStopsWords.notSoldAndRated);

function Missing() {
  return (
    <>
      <PageTitle title={appointmentPageWords.notFound} />
      <Empty title={appointmentPageWords.noneHere} next={<NextLink to={paths.dashboard}>{appointmentPageWords.goToDashboard}</NextLink>}>
        {appointmentPageWords.whyNoneHere}
      </Empty>
    </>
  );
}
