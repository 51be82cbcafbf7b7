import type { Bid } from '../../../shared/bids/api.ts';
import { logbookNote } from '../../../shared/bids/logbook-note.ts';
import { differing, type Wishes } from '../../../shared/bids/offer-lines.ts';
import { factsInWords } from '../../../shared/cars/facts-in-words.ts';
import { carFields, furtherNames } from '../../../shared/cars/fields.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { Facts } from '../../ui/facts.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Signboard } from '../../ui/signboard.tsx';
import { Rating } from '../../ui/stars.tsx';
import { Verified } from '../../ui/verified.tsx';
import { BesidePrice } from '../cars/beside-price.tsx';
import { CarOfOffer } from '../cars/car-of-offer.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import type { Scale } from './budget-ruler.tsx';
import { OfferActions } from './offer-actions.tsx';
import { type AmongOffers, otherCarToAnswer } from './offer-context.ts';
import { OfferAgainstBudget, OfferState, Yard } from './offer-parts.tsx';
import { OfferPhoto } from './offer-photo.tsx';
import { OtherCarCard } from './other-car.tsx';

interface OfferCardProps {
  bid: Bid;
  among: AmongOffers;
  scale: Scale | null;
  wishes: Wishes;
}

/** One offer: the photo first, the price against the budget, what the car is, who sells it, and the decision. Of a car that is gone only that is said where another waits for an answer. */
export function OfferCard(props: OfferCardProps) {
  const { bid, among } = props;
  const name = dealerName(bid.dealer);
  const otherCar = otherCarToAnswer(bid);
  return (
    <article
      id={bid.id}
      tabIndex={-1}
      className={`card offer-card scroll-mt-20 ${bid.status === 'accepted' && !bid.car_gone ? 'card-settled' : ''}`}
      aria-label={offersWords.offerFrom(name)}
    >
      {otherCar ? (
        <div className="p-3">
          <OtherCarCard bid={bid} car={otherCar} />
        </div>
      ) : (
        <OfferPhoto bid={bid} among={among} isTilted />
      )}
      <div className="offer-body">
        {!otherCar && <OfferedCar {...props} />}
        <div className={`flex gap-3 ${otherCar ? '' : 'border-line border-t pt-4'}`}>
          <Signboard name={name} />
          <div className="min-w-0 text-sm">
            <p className="line-clamp-3 text-base font-bold wrap-anywhere">{name}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {bid.dealer.is_verified && <Verified />}
              <Rating rating={bid.dealer.rating} count={bid.dealer.rating_count} />
            </p>
            <p>
              <Yard bid={bid} />
            </p>
          </div>
        </div>
        {bid.message ? <LongText text={`“${bid.message}”`} /> : <p className="text-muted">{offersWords.noMessage}</p>}
        <OfferState bid={bid} />
        <OfferActions bid={bid} isMain />
        <p className="-my-2">
          <ReportLink thing="bid" id={bid.id} name={offersWords.theOfferFrom(name)} />
        </p>
      </div>
    </article>
  );
}

function OfferedCar({ bid, among, scale, wishes }: OfferCardProps) {
  const others = factsInWords(bid, furtherNames).flatMap((fact) => {
    const { note } = differing(bid, wishes, fact.name);
    return note && fact.value ? offersWords.butAsked(fact.value, note) : [];
  });
  return (
    <>
      <OfferAgainstBudget bid={bid} scale={scale} lowest={among.lowest} hasFigures />
      <BesidePrice car={bid} notes={{ logbook_holder: logbookNote(bid, wishes) }} />
      <CarOfOffer car={bid.car} />
      <Facts facts={factsInWords(bid, namesAt(carFields, 'offer'))} />
      {others.map((note) => (
        <p key={note} className="text-clay text-sm">
          {note}
        </p>
      ))}
    </>
  );
}
