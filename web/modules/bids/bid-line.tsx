import { Link } from 'react-router';
import { dealerName } from '../../../shared/accounts/names.ts';
import { whyNotBookAtAll } from '../../../shared/appointments/rules.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { factsLine } from '../../../shared/cars/facts-in-words.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { paths } from '../../../shared/site/paths.ts';
import { friendlyDay, friendlyMoment, shortDate } from '../../../shared/time.ts';
import { InkLabel } from '../../ui/ink-label.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/stars.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CarPicture } from '../cars/car-picture.tsx';
import { AgainstLimit } from './against-limit.tsx';

const day = 86_400_000;

/** An offer on the buyer's home: the car, its price, and whose it is. */
export function OfferLine({ bid }: { bid: Bid }) {
  const now = useNow();
  const { car_model } = bid.request;
  const facts = factsLine(bid);
  const isNew = bid.status === 'pending' && now.getTime() - Date.parse(bid.created_at) < day;
  return (
    <Link className="group flex gap-3.5" to={paths.request(bid.request_id)}>
      <span className="relative shrink-0 self-start">
        <CarPicture urls={bid.image_urls} car={carLooks(car_model, bid.color)} className="w-28" />
        {isNew && (
          <span className="absolute top-1.5 left-1.5 leading-none">
            <InkLabel>New</InkLabel>
          </span>
        )}
      </span>
      <span className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="font-bold wrap-anywhere group-hover:underline">{car_model}</span>
        <span className="sm:col-start-2 sm:row-span-2 sm:text-right">
          <Price amount={bid.price} className="block text-[1.3125rem]" />
          <AgainstLimit price={bid.price} budget={bid.request} className="block text-sm wrap-anywhere" />
          <State bid={bid} reader="buyer" />
        </span>
        <span className="text-sm wrap-anywhere">
          {facts && <span className="text-muted block">{facts}</span>}
          <span className="block">{dealerName(bid.dealer)}</span>
          <Rating rating={bid.dealer.rating} count={bid.dealer.rating_count} />
        </span>
      </span>
    </Link>
  );
}

/** A dealer's own bid on their home. */
export function OwnBidLine({ bid }: { bid: Bid }) {
  const { car_model, location, status } = bid.request;
  return (
    <div className="flex gap-3.5">
      <CarPicture urls={bid.image_urls} car={carLooks(car_model, bid.color)} className="w-24 shrink-0 self-start" />
      <span className="min-w-0 grow">
        {status === 'active' ? (
          <Link className="block font-bold wrap-anywhere hover:underline" to={paths.buyerRequest(bid.request_id)}>
            {car_model}
          </Link>
        ) : (
          <span className="block font-bold wrap-anywhere">{car_model}</span>
        )}
        <Price amount={bid.price} className="block text-lg" />
        <AgainstLimit price={bid.price} budget={bid.request} className="block text-sm wrap-anywhere" />
        <span className="text-muted block text-sm wrap-anywhere">{location}</span>
        <State bid={bid} reader="dealer" />
        {bid.appointment && (
          <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.appointment(bid.appointment.id)}>
            Open the appointment
          </Link>
        )}
      </span>
    </div>
  );
}

/** Where a bid stands; to the buyer a pending one says nothing, because all of them wait. */
function State({ bid, reader }: { bid: Bid; reader: 'buyer' | 'dealer' }) {
  const now = useNow();
  const news = newsOf(bid);
  if (bid.status === 'pending') {
    if (reader === 'buyer') return <span className="text-muted block text-sm">{friendlyMoment(bid.created_at, now)}</span>;
    return <span className="text-muted block text-sm">{news ?? `waiting since ${friendlyDay(bid.created_at, now)}`}</span>;
  }
  return (
    <span className="block">
      <StateWords kind={bid.status === 'accepted' ? 'settled' : 'ended'}>
        {bid.status}
        {reader === 'dealer' && news && `: ${news}`}
      </StateWords>
    </span>
  );
}

// What the status does not say: since when, or the next step.
function newsOf(bid: Bid): string | null {
  const { status, decided_at, request, dealer, appointment } = bid;
  if (status === 'rejected' && decided_at) return `on ${shortDate(decided_at)}`;
  if (request.status !== 'active') return appointment ? null : 'the request is closed';
  return whyNotBookAtAll({ bid, request, dealer }) ? null : 'appointment can be booked';
}
