import { offerLinesWords } from '../../words/bids/offer-lines.ts';
import { factsInWords, type NamedFact } from '../cars/facts-in-words.ts';
import { besidePriceNames } from '../cars/fields.ts';
import type { Bid } from './api.ts';
import { type LogbookWish, logbookNote } from './logbook-note.ts';

/** What the buyer asked for; 'any' asks for nothing. */
export interface Wishes extends LogbookWish {
  condition: string;
  fuel_type: string;
  transmission: string;
}

/** One fact of one offer beside those of the others. */
export interface Cell {
  value: string | null;
  /** Why it is the best of its line: 'newest', 'fewest'. */
  mark?: string;
  /** What the buyer asked for instead: 'you asked for petrol'. */
  note?: string;
}

/** The facts of one offer as the lines of a comparison, in their order; those that none of the offers states are left out, but for what buyers ask first. */
export interface OfferLine extends Cell {
  name: NamedFact['name'] | 'car';
  label: string;
}

/** The facts of each of these offers, line by line, with the best values of a line marked, unless all are alike (docs/decisions/0030-best-fit-and-compare.md). */
export function linesOf(bids: Bid[], wishes: Wishes): Map<string, OfferLine[]> {
  const named = bids.map((bid) => ({ bid, facts: [carLine(bid), ...factsInWords(bid)] }));
  const stated = new Set(named.flatMap(({ facts }) => facts.filter(({ value }) => value !== null).map(({ name }) => name)));
  const newest = bestOf(
    bids.map(({ year }) => year),
    Math.max,
  );
  const fewest = bestOf(
    bids.map(({ mileage }) => mileage),
    Math.min,
  );
  return new Map(
    named.map(({ bid, facts }) => [
      bid.id,
      facts
        .filter(({ name }) => stated.has(name) || alwaysLines.has(name))
        .map((fact) => ({
          ...fact,
          ...(fact.name === 'year' && newest !== null && bid.year === newest && { mark: offerLinesWords.newest }),
          ...(fact.name === 'mileage' && fewest !== null && bid.mileage === fewest && { mark: offerLinesWords.fewest }),
          ...differing(bid, wishes, fact.name),
        })),
    ]),
  );
}

const alwaysLines = new Set<OfferLine['name']>(besidePriceNames);

/** The car of the dealer's stock, by its name; one that was sold meanwhile is said so by the state of the offer. */
const carLine = ({ car }: Bid) => ({ name: 'car', label: offerLinesWords.car, value: car && `${car.make} ${car.model}` }) as const;

/** The best of these values, or null: fewer than two are stated, or all are alike. */
export function bestOf(values: (number | null)[], pick: (...values: number[]) => number): number | null {
  const stated = values.filter((value) => value !== null);
  return new Set(stated).size > 1 ? pick(...stated) : null;
}

/** Where the offer is not what was asked for, what was: `{ note: 'you asked for petrol' }`. A CVT is an automatic. */
export function differing(bid: Bid, wishes: Wishes, name: OfferLine['name']): { note?: string } {
  if (name === 'logbook_holder') {
    const note = logbookNote(bid, wishes);
    return note ? { note } : {};
  }
  if (name !== 'condition' && name !== 'fuel_type' && name !== 'transmission') return {};
  const wish = wishes[name];
  const value = bid[name] === 'cvt' ? 'automatic' : bid[name];
  if (wish === 'any' || value === null || value === wish) return {};
  const words: Readonly<Record<string, string>> = offerLinesWords.youAskedFor[name];
  const note = words[wish];
  return note === undefined ? {} : { note };
}

/** What is said of an offer's price beside the others': never the lowest price alone where the dealer's rating is under 3. */
export function priceNote(bid: Bid, lowest: number | null): { words: string; isWarning: boolean } | null {
  if (lowest === null || bid.price !== lowest || bid.status === 'rejected') return null;
  const { rating } = bid.dealer;
  const isWarning = rating !== null && rating < 3;
  return { words: isWarning ? offerLinesWords.lowestButLowRated(rating.toFixed(1)) : offerLinesWords.lowestPrice, isWarning };
}
