import { type FieldRow, namesAt, namesOf } from '../field-row.ts';
import { carBodyTypes, carConditions, carFuelTypes, carTransmissions } from './options.ts';

/**
 * 'bid': a bid states it too, and the car that is named in place of a lost one. 'card': every list of cars has it. 'price': what buyers ask first, beside
 * each price of somebody else's car or offer; where it is not stated, lists leave it out (docs/domain/limits-and-money.md, "Facts of a car"). 'page':
 * the facts on a car's page.
 * 'stock': the dealer's own list; 'picker': the cars of it that a bid can be made of. 'offer': the facts of an offer; a comparison has all that a bid states.
 * 'line': the one line that tells what car it is; 'lead': the shorter one below its name, on its card, and in the preview of a link to it.
 * 'home': the line of an offer on its buyer's home, which writes it by hand, as the first load has none of these rows (tests/screens/places.test.tsx).
 * 'review': what the administrator approves. 'remains': what is told of a car that has left the market.
 */
type Place = 'bid' | 'card' | 'price' | 'page' | 'stock' | 'offer' | 'line' | 'lead' | 'home' | 'picker' | 'review' | 'remains';

/** What a dealer says of a car, in the order in which every form, screen, mail and comparison names it; what each may be stands in `schema.ts`, what it is called in `words/cars`. */
export const carFields = {
  logbook_holder: { input: 'choice', options: ['seller', 'lender', 'other', 'import_papers'], at: ['bid', 'card', 'price', 'page'] },
  make: { input: 'suggested', isRequired: true, at: ['card', 'page', 'remains'] },
  model: { input: 'suggested', isRequired: true, at: ['card', 'page', 'remains'] },
  year: { input: 'year', isRequired: true, at: ['bid', 'card', 'page', 'offer', 'line', 'home', 'remains'] },
  mileage: {
    input: 'whole',
    unit: 'km',
    at: ['bid', 'card', 'page', 'stock', 'offer', 'line', 'lead', 'home', 'picker', 'review'],
  },
  color: { input: 'suggested', at: ['bid', 'card', 'page', 'stock', 'offer', 'line', 'home', 'picker', 'review', 'remains'] },
  engine_size: { input: 'line', at: ['bid', 'page', 'offer', 'line', 'picker', 'review'] },
  fuel_type: {
    input: 'choice',
    options: carFuelTypes,
    isRequired: true,
    at: ['bid', 'card', 'page', 'offer', 'line', 'lead', 'picker', 'review'],
  },
  transmission: {
    input: 'choice',
    options: carTransmissions,
    isRequired: true,
    at: ['bid', 'card', 'page', 'offer', 'line', 'lead', 'review'],
  },
  condition: { input: 'choice', options: carConditions, isRequired: true, at: ['bid', 'card', 'page', 'line', 'review'] },
  history: { input: 'choice', options: ['kenya_new', 'kenya_used', 'fresh_import'], at: ['bid', 'page', 'offer', 'review'] },
  first_registration: { input: 'year', at: ['bid', 'page', 'offer'] },
  owners_in_kenya: { input: 'whole', at: ['bid', 'page', 'offer'] },
  body_type: { input: 'drawing', options: carBodyTypes, at: ['card', 'page', 'remains'] },
  price: { input: 'amount', isRequired: true, at: ['card'] },
  location: { input: 'line', isRequired: true, at: ['card', 'page', 'review'] },
  description: { input: 'text', at: [] },
} as const satisfies Record<string, FieldRow<Place>>;
export type CarField = keyof typeof carFields;

/** What one of them can be. */
export type CarOption<Name extends CarField> = (typeof carFields)[Name] extends { options: readonly (infer Option)[] } ? Option : never;

/** Those that are a year. */
export type YearField = { [Name in CarField]: (typeof carFields)[Name]['input'] extends 'year' ? Name : never }[CarField];

/** All of them. */
export const carNames = namesOf(carFields);

/** Those that a bid states too. */
export const factNames = namesAt(carFields, 'bid');
export type FactName = (typeof factNames)[number];

/** What stands beside a price. */
export const besidePriceNames = namesAt(carFields, 'price');

/** What a bid states of its car apart from those. */
export const furtherNames = factNames.filter((name) => !besidePriceNames.some((one) => one === name));

/** What is told of a car that has left the market, as it was then. */
export const remainingNames = namesAt(carFields, 'remains');
