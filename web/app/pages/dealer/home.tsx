import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import type { DealerHome } from '../../../../shared/home/api.ts';
import { linesShown } from '../../../../shared/home/limits.ts';
import { ksh } from '../../../../shared/money.ts';
import { NotLoaded } from '../../../client/not-loaded.tsx';
import { useUser } from '../../../client/session.ts';
import { AppointmentLine } from '../../../modules/appointments/appointment-line.tsx';
import { useAppointmentLines } from '../../../modules/appointments/queries.ts';
import { OwnBidLine } from '../../../modules/bids/own-bid-line.tsx';
import { useOwnBidLines } from '../../../modules/bids/queries.ts';
import { dealerWords } from '../../../modules/home/dealer-words.ts';
import { Figure, Figures } from '../../../modules/home/figures.tsx';
import { Greeting } from '../../../modules/home/greeting.tsx';
import { NextCard } from '../../../modules/home/next-card.tsx';
import { thingsFor } from '../../../modules/home/next-words.ts';
import { useDealerHome, useNextThings } from '../../../modules/home/queries.ts';
import { NewMessagesBanner } from '../../../modules/messages/new-messages-banner.tsx';
import { useUnreadConversations } from '../../../modules/messages/queries.ts';
import { AvailableRequestLine } from '../../../modules/requests/available-request-line.tsx';
import { useActiveRequestLines } from '../../../modules/requests/queries.ts';
import { Preview } from '../../../ui/preview.tsx';
import { Price } from '../../../ui/price.tsx';
import { Rating } from '../../../ui/stars.tsx';
import { OverdueOfHome } from '../../overdue-of-home.tsx';
import { ScreenLoading } from '../../screen-loading.tsx';

// Both are below the fold of a phone, and each is read by itself.
const NextDueCard = lazy(async () => ({ default: (await import('../../../modules/commissions/next-due-card.tsx')).NextDueCard }));
const CommissionSummary = lazy(async () => ({
  default: (await import('../../../modules/commissions/commission-summary.tsx')).CommissionSummary,
}));
// Only who has just come sees it.
const WayToFirstSale = lazy(async () => ({ default: (await import('../../../modules/home/way-to-first-sale.tsx')).WayToFirstSale }));

/** The dealer's home: the next thing to do, figures, viewings, requests, bids, commissions (docs/domain/limits-and-money.md, "Figures of the homes"). */
export function Component() {
  const { is_verified } = useUser();
  const next = useNextThings();
  const { data: numbers, error, isPending, refetch } = useDealerHome();
  const unread = useUnreadConversations();
  const requests = useActiveRequestLines();
  const bids = useOwnBidLines();
  const overdue = useAppointmentLines('overdue');
  const appointments = useAppointmentLines('upcoming');
  // Everything above the lists is shown together with them, or the lists would jump when it arrives.
  if (next.isPending || isPending || unread.isPending || !(overdue.rows || overdue.error) || !(bids.rows || bids.error))
    return <ScreenLoading />;
  const things = thingsFor<'dealer'>(next.data?.rows ?? []);
  const [first] = things;
  const isNew = !is_verified && bids.rows?.length === 0;
  return (
    <>
      <Greeting>
        {numbers && !isNew && <Rating rating={numbers.rating} count={numbers.rating_count} />}
        <Link className="btn btn-outline ml-auto max-lg:hidden" to={paths.buyerRequests}>
          See buyer requests
        </Link>
      </Greeting>
      <div className="grid grid-cols-1 gap-8">
        {next.error && !next.data ? (
          <NotLoaded error={next.error} refetch={next.refetch} failure="Error loading data" isShort />
        ) : isNew && first?.kind === 'details_missing' ? (
          <Suspense fallback={<div className="skeleton-card" />}>
            <WayToFirstSale missing={first.missing} />
          </Suspense>
        ) : (
          <NextCard things={things} wordsOf={dealerWords} />
        )}
        {!numbers && <NotLoaded {...{ error, refetch }} failure="Error loading data" isShort />}
        {!isNew && (
          <Figures>
            <Figure value={numbers?.active_bids} label="active bids" one="active bid" to={paths.bids('pending')} />
            <Figure
              value={numbers && <Price amount={numbers.revenue} className="" />}
              label="revenue (accepted bids)"
              to={paths.bids('accepted')}
            />
            <Figure value={numbers?.confirmed_sales} label="confirmed sales" one="confirmed sale" to={paths.appointments('sold')} />
            <Figure
              value={numbers && <Price amount={numbers.commission_owed} className="" />}
              label={numbers?.commission_held ? `commission owed, ${ksh(numbers.commission_held)} of it held` : 'commission owed'}
              to={paths.pendingCommissions}
            />
            <Figure
              value={numbers?.upcoming_appointments}
              label="upcoming viewings"
              one="upcoming viewing"
              to={paths.appointments('upcoming')}
            />
            <Figure value={numbers?.saves} label="saves" one="save" to={paths.mostSaved} />
            <Figure value={numbers?.unread_messages} label="unread messages" one="unread message" to={paths.unreadMessages} isInBar />
          </Figures>
        )}
        <NewMessagesBanner chats={unread.data?.rows ?? []} count={unread.data?.unread_chats ?? 0} />
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:gap-10">
          <div className="grid grid-cols-1 gap-8">
            <OverdueOfHome list={overdue} except={things} />
            {!isNew && (
              <Preview
                title="Scheduled Appointments"
                list={appointments}
                failure="Failed to fetch appointments"
                most={linesShown}
                empty="No viewing is booked. Buyers book one after accepting your bid."
                more={{ to: paths.appointments(), label: 'See all' }}
                note={numbers && <AppointmentCounts {...numbers} />}
              >
                {(appointment) => <AppointmentLine appointment={appointment} />}
              </Preview>
            )}
            <Preview
              title="Available Requests"
              list={requests}
              failure="Failed to fetch buyer requests"
              most={linesShown}
              empty={
                <>
                  No open requests right now. New ones appear here by themselves.{' '}
                  <Link className="link" to={paths.inventory}>
                    Keep your inventory ready
                  </Link>
                </>
              }
              more={{ to: paths.buyerRequests, label: 'All requests' }}
            >
              {(request) => <AvailableRequestLine request={request} />}
            </Preview>
          </div>
          {!isNew && (
            <div className="grid grid-cols-1 gap-8">
              <Suspense>
                <NextDueCard />
              </Suspense>
              <Preview
                title="My Bids"
                list={bids}
                failure="Failed to load bids"
                most={linesShown}
                empty={
                  <>
                    You have not sent a bid yet.{' '}
                    <Link className="link" to={paths.buyerRequests}>
                      Find a request to bid on
                    </Link>
                  </>
                }
                more={{ to: paths.bids(), label: 'All bids' }}
              >
                {(bid) => <OwnBidLine bid={bid} />}
              </Preview>
              <Suspense fallback={<div className="skeleton-card" />}>
                <CommissionSummary />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** '2 to confirm, 1 confirmed', of all of them. */
function AppointmentCounts({ to_confirm, confirmed }: Pick<DealerHome, 'to_confirm' | 'confirmed'>) {
  const parts = [to_confirm > 0 && `${to_confirm} to confirm`, confirmed > 0 && `${confirmed} confirmed`].filter(Boolean);
  return <span className="text-muted text-sm">{parts.join(', ')}</span>;
}
