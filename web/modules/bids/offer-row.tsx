import type { ReactNode } from 'react';
import type { Bid } from '../../../shared/bids/api.ts';
import { bestOf, linesOf, type OfferLine } from '../../../shared/bids/offer-lines.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { LongText } from '../../ui/long-text.tsx';
import { Rating } from '../../ui/stars.tsx';
import { Verified } from '../../ui/verified.tsx';
import { CarOfOffer } from '../cars/car-of-offer.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { type Scale, scaleOf } from './budget-ruler.tsx';
import { OfferActions } from './offer-actions.tsx';
import { type AmongOffers, amongOffers, otherCarToAnswer } from './offer-context.ts';
import { Mark, OfferAgainstBudget, OfferState, Yard } from './offer-parts.tsx';
import { OfferPhoto } from './offer-photo.tsx';
import { OtherCarCard } from './other-car.tsx';

/** Offers side by side, line by line: all columns share the rows of one grid, and the names of the lines stand at the left where there is room. */
export function OfferRow({ request, bids }: { request: OwnRequest; bids: Bid[] }) {
  const among = amongOffers(request);
  const scale = scaleOf(request.bids, request);
  const lines = linesOf(bids, request);
  const labels = (lines.get(bids[0]?.id ?? '') ?? []).map(({ label }) => label);
  const topRating = bestOf(
    bids.map(({ dealer }) => dealer.rating),
    Math.max,
  );
  const said = offersWords.lines;
  // The photo has no name, nor has the state with its buttons.
  const names = ['', said.budget, ...labels, said.dealer, said.rating, said.yard, said.message, ''];
  const span = { gridRow: `span ${names.length}` };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="offer-row" aria-label={offersWords.sideBySide} tabIndex={0}>
      <div className="offer-names" style={span} aria-hidden="true">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have a fixed order
          <span key={index}>{name}</span>
        ))}
      </div>
      {bids.map((bid) => (
        <OfferColumn key={bid.id} {...{ bid, among, scale, span, topRating }} facts={lines.get(bid.id) ?? []} />
      ))}
    </section>
  );
}

interface OfferColumnProps {
  bid: Bid;
  among: AmongOffers;
  scale: Scale | null;
  facts: OfferLine[];
  topRating: number | null;
  /** A line of the shared rows for each of its children. */
  span: { gridRow: string };
}

function OfferColumn({ bid, among, scale, facts, topRating, span }: OfferColumnProps) {
  const name = dealerName(bid.dealer);
  const { rating, rating_count, is_verified } = bid.dealer;
  const isBest = bid.id === among.bestId;
  const otherCar = otherCarToAnswer(bid);
  return (
    <article
      id={bid.id}
      tabIndex={-1}
      className={`offer-column scroll-mt-20 ${isBest ? 'lead-card' : 'card'}`}
      style={span}
      aria-label={offersWords.offerFrom(name)}
    >
      <OfferPhoto bid={bid} among={among} />
      <Line name={offersWords.lines.budget}>
        <OfferAgainstBudget bid={bid} scale={scale} lowest={among.lowest} />
      </Line>
      {facts.map(({ name: fact, label, value, mark, note }) => (
        <Line key={label} name={label}>
          {fact === 'car' && <CarOfOffer car={bid.car} />}
          {fact !== 'car' && value}
          {value === null && <span className="text-muted">{offersWords.notStated}</span>} {mark && <Mark>{mark}</Mark>}
          {note && <span className="text-muted text-sm">{note}</span>}
        </Line>
      ))}
      <Line name={offersWords.lines.dealer}>
        <span className="line-clamp-3 font-bold wrap-anywhere">{name}</span>
        {is_verified && <Verified />}
      </Line>
      <Line name={offersWords.lines.rating}>
        <Rating rating={rating} count={rating_count} /> {rating !== null && rating === topRating && <Mark>{offersWords.highest}</Mark>}
        {rating !== null && rating < 3 && <span className="text-clay text-sm font-bold">{offersWords.low}</span>}
      </Line>
      <Line name={offersWords.lines.yard}>
        <Yard bid={bid} />
      </Line>
      <Line name={offersWords.lines.message}>
        {bid.message ? <LongText text={`“${bid.message}”`} /> : <span className="text-muted">{offersWords.noMessage}</span>}
      </Line>
      <div className="offer-end">
        <OfferState bid={bid} />
        {otherCar && <OtherCarCard bid={bid} car={otherCar} />}
        <OfferActions bid={bid} isMain={isBest} />
        <p className="-my-2">
          <ReportLink thing="bid" id={bid.id} name={offersWords.theOfferFrom(name)} />
        </p>
      </div>
    </article>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="offer-line">
      <span className="offer-line-name">{name}</span>
      {children}
    </div>
  );
}
