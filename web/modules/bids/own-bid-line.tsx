import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { afterAccepting } from '../../../shared/appointments/after-accepting.ts';
import type { OwnBidLine as Line } from '../../../shared/bids/api.ts';
import { bidInWords } from '../../../shared/bids/state-in-words.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { bidStateWords } from '../../../words/bids/bid-state.ts';
import { useUser } from '../../client/session.ts';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AgainstLimit } from '../cars/against-limit.tsx';
import { CarPicture } from '../cars/car-picture.tsx';

/** A dealer's own bid on their home; it leads to the request, where the bid can be read, also when the request is closed. */
export function OwnBidLine({ bid }: { bid: Line }) {
  const { car_model, location } = bid.request;
  return (
    <div className="flex gap-3.5">
      <CarPicture
        urls={bid.image_urls}
        placeholder={bid.placeholder}
        car={carLooks(car_model, bid.color)}
        className="w-[min(6rem,26vw)] shrink-0 self-start"
      />
      <span className="min-w-0 grow">
        <Link className="block font-bold wrap-anywhere hover:underline" to={paths.buyerRequest(bid.request_id)}>
          {car_model}
        </Link>
        <Price amount={bid.price} className="block text-lg" />
        <AgainstLimit price={bid.price} budget={bid.request} className="block text-sm wrap-anywhere" />
        <span className="text-muted block text-sm wrap-anywhere">{location}</span>
        <State bid={bid} />
        {bid.appointment && (
          <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.appointment(bid.appointment.id)}>
            {bidStateWords.openViewing}
          </Link>
        )}
      </span>
    </div>
  );
}

/** Where a bid stands, and what comes next. */
function State({ bid: line }: { bid: Line }) {
  const now = useNow();
  const bid = { ...line, dealer: useUser() };
  const { kind, words } = bidInWords(bid, 'dealer');
  const more = bid.status === 'pending' ? bidStateWords.sent(friendlyMoment(bid.created_at, now)) : afterAccepting(bid, now);
  return (
    <span className="block">
      <StateWords kind={kind}>{words}</StateWords>
      {more && <span className="text-muted block text-sm">{more}</span>}
    </span>
  );
}
