import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { OfferLine as Line } from '../../../shared/bids/api.ts';
import { logbookNote } from '../../../shared/bids/logbook-note.ts';
import { bidInWords } from '../../../shared/bids/state-in-words.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { kilometres } from '../../../shared/kilometres.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { bidStateWords } from '../../../words/bids/bid-state.ts';
import { logbookWords } from '../../../words/cars/logbook.ts';
import { InkLabel } from '../../ui/ink-label.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/stars.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AgainstLimit } from '../cars/against-limit.tsx';
import { CarPicture } from '../cars/car-picture.tsx';

const day = 86_400_000;

/** An offer on the buyer's home: the car, its price, and whose it is. By hand, as the first load has no rows of fields (tests/screens/places.test.tsx). */
export function OfferLine({ bid }: { bid: Line }) {
  const now = useNow();
  const { car_model } = bid.request;
  const facts = [bid.year, bid.mileage !== null && kilometres(bid.mileage), bid.color].filter(Boolean).join(' · ');
  const note = logbookNote(bid, bid.request);
  const { kind, words } = bidInWords(bid, 'buyer');
  const isNew = bid.status === 'pending' && now.getTime() - Date.parse(bid.created_at) < day;
  return (
    <Link className="group flex gap-3.5 max-xs:flex-wrap" to={paths.request(bid.request_id)}>
      <span className="relative shrink-0 self-start">
        <CarPicture
          urls={bid.image_urls}
          placeholder={bid.placeholder}
          car={carLooks(car_model, bid.color)}
          className="w-[min(7rem,31vw)]"
        />
        {isNew && (
          <span className="absolute top-1.5 left-1.5 leading-none">
            <InkLabel>{bidStateWords.isNew}</InkLabel>
          </span>
        )}
      </span>
      <span className="grid min-w-0 grow grid-cols-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="font-bold wrap-anywhere group-hover:underline">{car_model}</span>
        <span className="sm:col-start-2 sm:row-span-2 sm:text-right">
          <Price amount={bid.price} className="block text-[1.3125rem]" />
          {bid.logbook_holder && (
            <span className="block text-sm">
              <span className="text-muted">{logbookWords.label}:</span> {logbookWords.holders[bid.logbook_holder]}
              {note && <span className="text-clay">; {note}</span>}
            </span>
          )}
          <AgainstLimit price={bid.price} budget={bid.request} className="block text-sm wrap-anywhere" />
          <span className="text-muted block text-sm">{friendlyMoment(bid.created_at, now)}</span>
        </span>
        <span className="text-sm wrap-anywhere">
          {facts && <span className="text-muted block">{facts}</span>}
          <span className="block">{dealerName(bid.dealer)}</span>
          <Rating rating={bid.dealer.rating} count={bid.dealer.rating_count} />
          <span className="block">
            <StateWords kind={kind}>{words}</StateWords>
          </span>
        </span>
      </span>
    </Link>
  );
}
