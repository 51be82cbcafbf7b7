import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import type { DealerHome } from '../../../../shared/home/api.ts';
import { linesShown } from '../../../../shared/home/limits.ts';
import { ksh } from '../../../../shared/money.ts';
import { dealerHomeWords } from '../../../../words/home/dealer-home.ts';
import { homeWords } from '../../../../words/home/home.ts';
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
          {dealerHomeWords.seeRequests}
        </Link>
      </Greeting>
      <div className="grid grid-cols-1 gap-8">
        {next.error && !next.data ? (
          <NotLoaded error={next.error} refetch={next.refetch} failure={homeWords.notLoaded} isShort />
        ) : isNew && first?.kind === 'details_missing' ? (
          <Suspense fallback={<div className="skeleton-card" />}>
            <WayToFirstSale missing={first.missing} />
          </Suspense>
        ) : (
          <NextCard things={things} wordsOf={dealerWords} />
        )}
        {!numbers && <NotLoaded {...{ error, refetch }} failure={homeWords.notLoaded} isShort />}
        {!isNew && (
          <Figures>
            <Figure
              value={numbers?.active_bids}
              label={dealerHomeWords.activeBids}
              one={dealerHomeWords.activeBid}
              to={paths.bids('pending')}
            />
            <Figure
              value={numbers && <Price amount={numbers.revenue} className="" />}
              label={dealerHomeWords.revenue}
              to={paths.bids('accepted')}
            />
            <Figure
              value={numbers?.confirmed_sales}
              label={dealerHomeWords.confirmedSales}
              one={dealerHomeWords.confirmedSale}
              to={paths.appointments('sold')}
            />
            <Figure
              value={numbers && <Price amount={numbers.commission_owed} className="" />}
              label={
                numbers?.commission_held ? dealerHomeWords.commissionHeld(ksh(numbers.commission_held)) : dealerHomeWords.commissionOwed
              }
              to={paths.pendingCommissions}
            />
            <Figure
              value={numbers?.upcoming_appointments}
              label={homeWords.upcomingViewings}
              one={homeWords.upcomingViewing}
              to={paths.appointments('upcoming')}
            />
            <Figure value={numbers?.saves} label={dealerHomeWords.saves} one={dealerHomeWords.save} to={paths.mostSaved} />
            <Figure
              value={numbers?.unread_messages}
              label={homeWords.unreadMessages}
              one={homeWords.unreadMessage}
              to={paths.unreadMessages}
              isInBar
            />
          </Figures>
        )}
        <NewMessagesBanner chats={unread.data?.rows ?? []} count={unread.data?.unread_chats ?? 0} />
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:gap-10">
          <div className="grid grid-cols-1 gap-8">
            <OverdueOfHome list={overdue} except={things} />
            {!isNew && (
              <Preview
                title={dealerHomeWords.viewings}
                list={appointments}
                most={linesShown}
                empty={dealerHomeWords.noViewing}
                more={{ to: paths.appointments(), label: homeWords.seeAll }}
                note={numbers && <AppointmentCounts {...numbers} />}
              >
                {(appointment) => <AppointmentLine appointment={appointment} />}
              </Preview>
            )}
            <Preview
              title={dealerHomeWords.requests}
              list={requests}
              failure={dealerHomeWords.requestsNotLoaded}
              most={linesShown}
              empty={
                <>
                  {dealerHomeWords.noRequests}{' '}
                  <Link className="link" to={paths.inventory}>
                    {dealerHomeWords.keepReady}
                  </Link>
                </>
              }
              more={{ to: paths.buyerRequests, label: dealerHomeWords.allRequests }}
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
                title={dealerHomeWords.bids}
                list={bids}
                failure={dealerHomeWords.bidsNotLoaded}
                most={linesShown}
                empty={
                  <>
                    {dealerHomeWords.noBids}{' '}
                    <Link className="link" to={paths.buyerRequests}>
                      {dealerHomeWords.findRequest}
                    </Link>
                  </>
                }
                more={{ to: paths.bids(), label: dealerHomeWords.allBids }}
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
  const parts = [to_confirm > 0 && dealerHomeWords.toConfirm(to_confirm), confirmed > 0 && dealerHomeWords.confirmed(confirmed)].filter(
    Boolean,
  );
  return <span className="text-muted text-sm">{parts.join(', ')}</span>;
}
