import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { linesShown } from '../../../../shared/home/limits.ts';
import { NotLoaded } from '../../../client/not-loaded.tsx';
import { AppointmentLine } from '../../../modules/appointments/appointment-line.tsx';
import { useAppointmentLines } from '../../../modules/appointments/queries.ts';
import { OfferLine } from '../../../modules/bids/offer-line.tsx';
import { useOfferLines } from '../../../modules/bids/queries.ts';
import { buyerWords } from '../../../modules/home/buyer-words.ts';
import { Figure, Figures } from '../../../modules/home/figures.tsx';
import { FirstSteps } from '../../../modules/home/first-steps.tsx';
import { Greeting } from '../../../modules/home/greeting.tsx';
import { NextCard } from '../../../modules/home/next-card.tsx';
import { thingsFor } from '../../../modules/home/next-words.ts';
import { useBuyerHome, useNextThings } from '../../../modules/home/queries.ts';
import { NewMessagesBanner } from '../../../modules/messages/new-messages-banner.tsx';
import { useUnreadConversations } from '../../../modules/messages/queries.ts';
import { OwnRequestLine } from '../../../modules/requests/own-request-line.tsx';
import { useRequestLines } from '../../../modules/requests/queries.ts';
import { Preview } from '../../../ui/preview.tsx';
import { OverdueOfHome } from '../../overdue-of-home.tsx';
import { ScreenLoading } from '../../screen-loading.tsx';

/** The buyer's home: the next thing to do, figures, new offers, viewings, requests (docs/domain/limits-and-money.md, "Figures of the homes"). */
export function Component() {
  const next = useNextThings();
  const { data: numbers, error, isPending, refetch } = useBuyerHome();
  const unread = useUnreadConversations();
  const offers = useOfferLines();
  const overdue = useAppointmentLines('overdue');
  const appointments = useAppointmentLines('upcoming');
  const requests = useRequestLines();
  // Everything above the lists is shown together with them, or the lists would jump when it arrives.
  if (next.isPending || isPending || unread.isPending || !(overdue.rows || overdue.error) || (!requests.rows && !requests.error))
    return <ScreenLoading />;
  if (requests.rows?.length === 0 && offers.rows?.length === 0) return <FirstHome />;
  const things = thingsFor<'buyer'>(next.data?.rows ?? []);
  return (
    <>
      <Greeting>
        <a className="btn btn-outline ml-auto" href={paths.postRequest}>
          New Request
        </a>
      </Greeting>
      <div className="grid grid-cols-1 gap-8">
        {next.error && !next.data ? (
          <NotLoaded error={next.error} refetch={next.refetch} failure="Error loading data" isShort />
        ) : (
          <NextCard things={things} wordsOf={buyerWords} />
        )}
        {!numbers && <NotLoaded {...{ error, refetch }} failure="Error loading data" isShort />}
        <Figures>
          <Figure value={numbers?.active_requests} label="active requests" one="active request" to={paths.activeRequests} />
          <Figure value={numbers?.pending_offers} label="offers to answer" one="offer to answer" to={paths.requestsToAnswer} />
          <Figure
            value={numbers?.upcoming_appointments}
            label="upcoming viewings"
            one="upcoming viewing"
            to={paths.appointments('upcoming')}
          />
          <Figure value={numbers?.unread_messages} label="unread messages" one="unread message" to={paths.unreadMessages} isInBar />
          <Figure value={numbers?.saved_cars} label="saved cars" one="saved car" to={paths.savedCars} />
        </Figures>
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr] xl:gap-x-10">
          <div className="grid grid-cols-1 gap-8 xl:col-start-2">
            <NewMessagesBanner chats={unread.data?.rows ?? []} count={unread.data?.unread_chats ?? 0} />
            <OverdueOfHome list={overdue} except={things} />
            <Preview
              title="Upcoming Appointments"
              list={appointments}
              failure="Failed to fetch appointments"
              most={linesShown}
              empty="No viewing is booked. From an offer that you accepted you book a time to see the car."
              more={{ to: paths.appointments(), label: 'See all' }}
            >
              {(appointment) => <AppointmentLine appointment={appointment} />}
            </Preview>
          </div>
          <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <Preview
              title="Recent Offers"
              list={offers}
              failure="Failed to load bids"
              most={linesShown}
              empty={
                <>
                  No offers yet. They appear here the moment a dealer sends one.{' '}
                  <Link className="link" to={paths.browse}>
                    Browse cars
                  </Link>{' '}
                  meanwhile.
                </>
              }
              more={{ to: paths.requests, label: 'Compare offers' }}
            >
              {(bid) => <OfferLine bid={bid} />}
            </Preview>
          </div>
          <div className="xl:col-start-2">
            <Preview
              title="My Requests"
              list={requests}
              failure="Failed to load requests"
              most={linesShown}
              empty={
                <>
                  You have no request now.{' '}
                  <a className="link" href={paths.postRequest}>
                    Post a request
                  </a>
                </>
              }
              more={{ to: paths.requests, label: 'All requests' }}
            >
              {(request) => <OwnRequestLine request={request} looks={request.looks} />}
            </Preview>
          </div>
        </div>
      </div>
    </>
  );
}

const firstSteps = [
  { words: 'Say which car you want', more: 'The model, your budget and where you are. It costs nothing.' },
  { words: 'Dealers send you offers', more: 'Verified dealers only, each with a price and photos.' },
  { words: 'Accept one and see the car', more: 'Book a time at the yard. Pay only after you have seen it.' },
];

/** The home of a buyer who has not asked for a car yet. */
function FirstHome() {
  return (
    <>
      <Greeting />
      <FirstSteps heading="Three steps to your first offer" steps={firstSteps}>
        <a className="btn btn-primary max-sm:w-full" href={paths.postRequest}>
          Post your first request
        </a>
      </FirstSteps>
    </>
  );
}
