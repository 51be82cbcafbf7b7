import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { linesShown } from '../../../../shared/home/limits.ts';
import { buyerHomeWords } from '../../../../words/home/buyer-home.ts';
import { homeWords } from '../../../../words/home/home.ts';
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
          {buyerHomeWords.newRequest}
        </a>
      </Greeting>
      <div className="grid grid-cols-1 gap-8">
        {next.error && !next.data ? (
          <NotLoaded error={next.error} refetch={next.refetch} failure={homeWords.notLoaded} isShort />
        ) : (
          <NextCard things={things} wordsOf={buyerWords} />
        )}
        {!numbers && <NotLoaded {...{ error, refetch }} failure={homeWords.notLoaded} isShort />}
        <Figures>
          <Figure
            value={numbers?.active_requests}
            label={buyerHomeWords.activeRequests}
            one={buyerHomeWords.activeRequest}
            to={paths.activeRequests}
          />
          <Figure
            value={numbers?.pending_offers}
            label={buyerHomeWords.offersToAnswer}
            one={buyerHomeWords.offerToAnswer}
            to={paths.requestsToAnswer}
          />
          <Figure
            value={numbers?.upcoming_appointments}
            label={homeWords.upcomingViewings}
            one={homeWords.upcomingViewing}
            to={paths.appointments('upcoming')}
          />
          <Figure
            value={numbers?.unread_messages}
            label={homeWords.unreadMessages}
            one={homeWords.unreadMessage}
            to={paths.unreadMessages}
            isInBar
          />
          <Figure value={numbers?.saved_cars} label={buyerHomeWords.savedCars} one={buyerHomeWords.savedCar} to={paths.savedCars} />
        </Figures>
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr] xl:gap-x-10">
          <div className="grid grid-cols-1 gap-8 xl:col-start-2">
            <NewMessagesBanner chats={unread.data?.rows ?? []} count={unread.data?.unread_chats ?? 0} />
            <OverdueOfHome list={overdue} except={things} />
            <Preview
              title={buyerHomeWords.viewings}
              list={appointments}
              most={linesShown}
              empty={buyerHomeWords.noViewing}
              more={{ to: paths.appointments(), label: homeWords.seeAll }}
            >
              {(appointment) => <AppointmentLine appointment={appointment} />}
            </Preview>
          </div>
          <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <Preview
              title={buyerHomeWords.offers}
              list={offers}
              failure={buyerHomeWords.offersNotLoaded}
              most={linesShown}
              empty={
                <>
                  {buyerHomeWords.noOffers}{' '}
                  <Link className="link" to={paths.browse}>
                    {buyerHomeWords.browse}
                  </Link>
                </>
              }
              more={{ to: paths.requests, label: buyerHomeWords.compareOffers }}
            >
              {(bid) => <OfferLine bid={bid} />}
            </Preview>
          </div>
          <div className="xl:col-start-2">
            <Preview
              title={buyerHomeWords.requests}
              list={requests}
              failure={buyerHomeWords.requestsNotLoaded}
              most={linesShown}
              empty={
                <>
                  {buyerHomeWords.noRequest}{' '}
                  <a className="link" href={paths.postRequest}>
                    {buyerHomeWords.post}
                  </a>
                </>
              }
              more={{ to: paths.requests, label: buyerHomeWords.allRequests }}
            >
              {(request) => <OwnRequestLine request={request} looks={request.looks} />}
            </Preview>
          </div>
        </div>
      </div>
    </>
  );
}

/** The home of a buyer who has not asked for a car yet. */
function FirstHome() {
  const steps = [
    { words: buyerHomeWords.sayWhich, more: buyerHomeWords.whatToSay },
    { words: buyerHomeWords.dealersSend, more: buyerHomeWords.whoSends },
    { words: buyerHomeWords.acceptOne, more: buyerHomeWords.payLater },
  ];
  return (
    <>
      <Greeting />
      <FirstSteps heading={buyerHomeWords.threeSteps} steps={steps}>
        <a className="btn btn-primary max-sm:w-full" href={paths.postRequest}>
          {buyerHomeWords.postFirst}
        </a>
      </FirstSteps>
    </>
  );
}
