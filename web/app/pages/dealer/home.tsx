import { Link } from 'react-router';
import { commissionPercent, ksh } from '../../../../shared/money.ts';
import { paths } from '../../../../shared/site/paths.ts';
import { useUser } from '../../../client/session.ts';
import { VerificationBanner } from '../../../modules/accounts/verification-banner.tsx';
import { AppointmentLine } from '../../../modules/appointments/appointment-line.tsx';
import { OverdueAppointments } from '../../../modules/appointments/overdue-appointments.tsx';
import { useAppointments } from '../../../modules/appointments/queries.ts';
import { OwnBidLine } from '../../../modules/bids/bid-line.tsx';
import { useOwnBids } from '../../../modules/bids/queries.ts';
import { CommissionLine } from '../../../modules/commissions/commission-line.tsx';
import { useCommissions } from '../../../modules/commissions/queries.ts';
import { Greeting } from '../../../modules/home/greeting.tsx';
import { useDealerHome } from '../../../modules/home/queries.ts';
import { NewMessagesBanner } from '../../../modules/messages/new-messages-banner.tsx';
import { useUnreadConversations } from '../../../modules/messages/queries.ts';
import { AvailableRequestLine } from '../../../modules/requests/available-request-line.tsx';
import { useActiveRequests } from '../../../modules/requests/queries.ts';
import { Preview } from '../../../ui/preview.tsx';
import { Rating } from '../../../ui/stars.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { Failure } from '../../../ui/states.tsx';
import { ScreenLoading } from '../../screen-loading.tsx';

const previews = 5;

/** The dealer's home: requests open for bids, the dealer's own bids, commissions owed (docs/domain/limits-and-money.md, "Figures of the homes"). */
export function Component() {
  const { is_verified } = useUser();
  const { data: numbers, error, isPending, refetch } = useDealerHome();
  const unread = useUnreadConversations();
  const requests = useActiveRequests();
  const bids = useOwnBids();
  const overdue = useAppointments('overdue');
  const appointments = useAppointments('upcoming');
  const commissions = useCommissions();
  // Everything above the lists is shown together with them, or the lists would jump when it arrives.
  if (isPending || unread.isPending || (!overdue.rows && !overdue.error)) return <ScreenLoading />;
  const money = (amount: number | undefined) => (amount === undefined ? '–' : ksh(amount));
  return (
    <>
      <Greeting>
        {numbers && <Rating rating={numbers.rating} count={numbers.rating_count} />}
        <Link className="btn btn-primary ml-auto max-sm:w-full" to={paths.buyerRequests}>
          See buyer requests
        </Link>
      </Greeting>
      <div className="grid grid-cols-1 gap-5">
        {!is_verified && <VerificationBanner />}
        <OverdueAppointments list={overdue} />
        <NewMessagesBanner chats={unread.data?.rows ?? []} count={unread.data?.unread_chats ?? 0} />
        {error && !numbers && <Failure title={`Error loading data: ${error.message}`} retry={() => refetch()} />}
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
          <StatCard value={numbers?.active_bids ?? '–'} label="active bids" one="active bid" />
          <StatCard value={money(numbers?.revenue)} label="revenue (accepted bids)" />
          <StatCard value={numbers?.confirmed_sales ?? '–'} label="confirmed sales" one="confirmed sale" />
          <StatCard value={money(numbers?.commission_owed)} label="commission owed" to={paths.commissions} />
          <StatCard value={numbers?.upcoming_appointments ?? '–'} label="upcoming viewings" one="upcoming viewing" />
          <StatCard value={numbers?.unread_messages ?? '–'} label="unread messages" one="unread message" to={paths.messages} />
        </div>
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <Preview
            title="Available Requests"
            list={requests}
            noun="requests"
            failure="Failed to fetch buyer requests"
            most={previews}
            empty="No open requests right now. New ones appear here by themselves."
            more={{ to: paths.buyerRequests, label: 'All requests' }}
          >
            {(request) => <AvailableRequestLine request={request} />}
          </Preview>
          <Preview
            title="My Bids"
            list={bids}
            noun="bids"
            failure="Failed to load bids"
            most={previews}
            empty="You have not sent a bid yet."
          >
            {(bid) => <OwnBidLine bid={bid} />}
          </Preview>
          <Preview
            title="Scheduled Appointments"
            list={appointments}
            noun="appointments"
            failure="Failed to fetch appointments"
            most={previews}
            empty="No viewing is booked. Buyers book one after accepting your bid."
          >
            {(appointment) => <AppointmentLine appointment={appointment} />}
          </Preview>
          <Preview
            title="Commission summary"
            list={commissions}
            noun="commissions"
            failure="Failed to fetch commission data"
            most={previews}
            empty={`Nothing owed. After a sale you owe ${commissionPercent}% of the final price.`}
            more={{ to: paths.commissions, label: 'All commissions' }}
          >
            {(commission) => <CommissionLine commission={commission} />}
          </Preview>
        </div>
      </div>
    </>
  );
}
