import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { whyNotPlaceBid } from '../../../shared/bids/rules.ts';
import { bidInWords } from '../../../shared/bids/state-in-words.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { wishesInWords } from '../../../shared/requests/wishes.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { buyerRequestsWords } from '../../../words/requests/buyer-requests.ts';
import { useUser } from '../../client/session.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { InkLabel } from '../../ui/ink-label.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { NameCar } from '../bids/name-car.tsx';
import { AgainstLimit } from '../cars/against-limit.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { Budget } from './budget.tsx';
import { RevealPhone } from './reveal-phone.tsx';

const OwnBidDialog = lazyDialog(async () => (await import('../bids/own-bid-dialog.tsx')).OwnBidDialog);

interface DealerRequestCardProps {
  request: DealerRequest;
  /** Why it stands here, below its name. */
  reason?: ReactNode;
  onBid: () => void;
}

/** A request as a dealer sees it, with the one bid that they may place; the button is disabled by the same rule as on the server. */
export function DealerRequestCard({ request, reason, onBid }: DealerRequestCardProps) {
  const now = useNow();
  return (
    <article id={request.id} tabIndex={-1} className="dealer-request scroll-mt-20" aria-labelledby={`request-${request.id}`}>
      <CarSilhouette {...carLooks(request.car_model, request.description)} className="w-20 lg:w-24" />
      <div className="min-w-0">
        <h2 id={`request-${request.id}`} className="text-lg wrap-anywhere">
          {request.car_model}
        </h2>
        {request.asked_car && <Asked car={request.asked_car} />}
        {reason}
        <p>{wishesInWords(request)}</p>
        {request.description && <LongText text={request.description} />}
        <p className="text-muted text-sm wrap-anywhere">
          {[request.location, request.buyer_name, friendlyMoment(request.created_at, now)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Budget request={request} />
      <div className="grid content-start gap-2 lg:justify-items-end lg:text-right">
        {request.own_bid ? <OwnBid request={request} bid={request.own_bid} /> : <PlaceBid request={request} onBid={onBid} />}
        {request.can_reveal_phone && <RevealPhone requestId={request.id} />}
        <ReportLink thing="request" id={request.id} name={buyerRequestsWords.theRequest(request.car_model)} />
      </div>
    </article>
  );
}

/** The buyer came to this request from the page of a car of the reader's. */
function Asked({ car }: { car: NonNullable<DealerRequest['asked_car']> }) {
  return (
    <p className="text-sm">
      <InkLabel>{buyerRequestsWords.askedAboutYours}</InkLabel>{' '}
      <Link className="link wrap-anywhere" to={paths.car(car.id)}>
        {carName(car)}
      </Link>
    </p>
  );
}

/** The page says once why nobody unverified can bid; every other reason stands here. */
function PlaceBid({ request, onBid }: { request: DealerRequest; onBid: () => void }) {
  const dealer = useUser();
  const refusal = whyNotPlaceBid({ dealer, request, hasBid: false });
  return (
    <>
      <button
        type="button"
        className="btn btn-outline text-tea max-lg:w-full"
        aria-describedby={dealer.is_verified ? undefined : 'not-verified'}
        disabled={refusal !== null}
        onClick={onBid}
      >
        {buyerRequestsWords.placeBid}
        <span className="sr-only"> {buyerRequestsWords.onRequest(request.car_model)}</span>
      </button>
      {dealer.is_verified && refusal && <span className="text-muted text-sm">{refusal.message()}</span>}
    </>
  );
}

function OwnBid({ request, bid }: { request: DealerRequest; bid: NonNullable<DealerRequest['own_bid']> }): ReactNode {
  const [isRead, setRead] = useState(false);
  const { kind, words } = bidInWords({ ...bid, request, dealer: useUser() }, 'dealer');
  return (
    <>
      <p>
        <span className="text-muted block text-sm">{buyerRequestsWords.yourBid}</span>
        <Price amount={bid.price} />
        <AgainstLimit price={bid.price} budget={request} className="block text-sm" />
      </p>
      <StateWords kind={kind}>{words}</StateWords>
      <div className="flex flex-wrap gap-2">
        <NameCar bid={bid} request={request} />
        <button type="button" className="btn btn-quiet" disabled>
          {buyerRequestsWords.submitted}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          aria-label={buyerRequestsWords.readYours(request.car_model)}
          onClick={() => setRead(true)}
        >
          {buyerRequestsWords.read}
        </button>
      </div>
      {isRead && <OwnBidDialog bid={bid} request={request} onClose={() => setRead(false)} />}
    </>
  );
}
