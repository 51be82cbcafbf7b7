import { paths } from '../../../../shared/site/paths.ts';
import { AppointmentLine } from '../../../modules/appointments/appointment-line.tsx';
import { OverdueAppointments } from '../../../modules/appointments/overdue-appointments.tsx';
import { useAppointments } from '../../../modules/appointments/queries.ts';
import { OfferLine } from '../../../modules/bids/bid-line.tsx';
import { useOwnBids } from '../../../modules/bids/queries.ts';
import { Greeting } from '../../../modules/home/greeting.tsx';
import { useBuyerHome } from '../../../modules/home/queries.ts';
import { NewMessagesBanner } from '../../../modules/messages/new-messages-banner.tsx';
import { useUnreadConversations } from '../../../modules/messages/queries.ts';
import { useOwnRequests } from '../../../modules/requests/queries.ts';
import { RequestLine } from '../../../modules/requests/request-line.tsx';
import { Preview } from '../../../ui/preview.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { Failure } from '../../../ui/states.tsx';
import { ScreenLoading } from '../../screen-loading.tsx';

const recentOffers = 5;
const previews = 5;

/** The buyer's home: open requests, new offers, upcoming appointments (docs/domain/limits-and-money.md, "Figures of the homes"). */
export function Component() {
  const { data: numbers, error, isPending, refetch } = useBuyerHome();
  const unread = useUnreadConversations();
  const offers = useOwnBids();
  const overdue = useAppointments('overdue');
  const appointments = useAppointments('upcoming');
  const requests = useOwnRequests();
  // Everything above the lists is shown together with them, or the lists would jump when it arrives.
  if (isPending || unread.isPending || (!overdue.rows && !overdue.error)) return <ScreenLoading />;
  return (
    <>
      <Greeting>
        <a className="btn btn-primary ml-auto max-sm:w-full" href={paths.postRequest}>
          New Request
        </a>
      </Greeting>
      <div className="grid grid-cols-1 gap-5">
        <OverdueAppointments list={overdue} />
        <NewMessagesBanner chats={unread.data?.rows ?? []} count={unread.data?.unread_chats ?? 0} />
        {error && !numbers && <Failure title={`Error loading data: ${error.message}`} retry={() => refetch()} />}
        <div className="stats sm:grid-cols-4">
          <StatCard value={numbers?.active_requests ?? '–'} label="active requests" one="active request" to={paths.requests} />
          <StatCard value={numbers?.pending_offers ?? '–'} label="offers to answer" one="offer to answer" to={paths.requests} />
          <StatCard value={numbers?.upcoming_appointments ?? '–'} label="upcoming viewings" one="upcoming viewing" />
          <StatCard value={numbers?.unread_messages ?? '–'} label="unread messages" one="unread message" to={paths.messages} />
        </div>
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
          <Preview
            title="Recent Offers"
            list={offers}
            noun="offers"
            failure="Failed to load bids"
            most={recentOffers}
            empty="No offers yet. They appear here the moment a dealer sends one."
            more={{ to: paths.requests, label: 'Compare offers' }}
          >
            {(bid) => <OfferLine bid={bid} />}
          </Preview>
          <div className="grid grid-cols-1 content-start gap-5">
            <Preview
              title="Upcoming Appointments"
              list={appointments}
              noun="appointments"
              failure="Failed to fetch appointments"
              most={previews}
              empty="No viewing is booked. Accept an offer, then book a time to see the car."
            >
              {(appointment) => <AppointmentLine appointment={appointment} />}
            </Preview>
            <Preview
              title="My Requests"
              list={requests}
              noun="requests"
              failure="Failed to load requests"
              most={previews}
              empty={
                <>
                  Say which car you look for; verified dealers answer with a price.{' '}
                  <a className="link" href={paths.postRequest}>
                    Post your first request
                  </a>
                </>
              }
              more={{ to: paths.requests, label: 'All requests' }}
            >
              {(request) => <RequestLine request={request} />}
            </Preview>
          </div>
        </div>
      </div>
    </>
  );
}
