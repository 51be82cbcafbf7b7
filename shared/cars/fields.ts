import { type FieldRow, namesAt, namesOf } from '../field-row.ts';
import { bodyLabels } from './body-labels.ts';
import { conditionLabels, fuelLabels, transmissionLabels } from './option-labels.ts';

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

/** What a dealer says of a car, in the order in which every form, screen, mail and comparison names it; what each may be stands in `schema.ts`. */
export const carFields = {
  logbook_holder: {
    label: 'Logbook',
    asked: 'Whose name is on the logbook?',
    hint: 'Buyers ask this first: only that person can transfer the car.',
    input: 'choice',
    options: {
      seller: 'In the seller’s name',
      lender: 'With a bank or lender',
      other: 'In somebody else’s name',
      import_papers: 'Not yet, import papers only',
    },
    at: ['bid', 'card', 'price', 'page'],
  },
  make: { label: 'Make', input: 'suggested', isRequired: true, at: ['card', 'page', 'remains'] },
  model: { label: 'Model', input: 'suggested', isRequired: true, at: ['card', 'page', 'remains'] },
  year: { label: 'Year', input: 'year', isRequired: true, at: ['bid', 'card', 'page', 'offer', 'line', 'home', 'remains'] },
  mileage: {
    label: 'Mileage',
    input: 'whole',
    placeholder: '88,000 km',
    unit: 'km',
    at: ['bid', 'card', 'page', 'stock', 'offer', 'line', 'lead', 'home', 'picker', 'review'],
  },
  color: {
    label: 'Colour',
    input: 'suggested',
    at: ['bid', 'card', 'page', 'stock', 'offer', 'line', 'home', 'picker', 'review', 'remains'],
  },
  engine_size: { label: 'Engine', input: 'line', placeholder: '1,500 cc', at: ['bid', 'page', 'offer', 'line', 'picker', 'review'] },
  fuel_type: {
    label: 'Fuel',
    input: 'choice',
    options: fuelLabels,
    isRequired: true,
    at: ['bid', 'card', 'page', 'offer', 'line', 'lead', 'picker', 'review'],
  },
  transmission: {
    label: 'Transmission',
    input: 'choice',
    options: transmissionLabels,
    isRequired: true,
    at: ['bid', 'card', 'page', 'offer', 'line', 'lead', 'review'],
  },
  condition: {
    label: 'Condition',
    input: 'choice',
    options: conditionLabels,
    isRequired: true,
    at: ['bid', 'card', 'page', 'line', 'review'],
  },
  history: {
    label: 'History',
    hint: 'Where the car has been on the road.',
    input: 'choice',
    options: { kenya_new: 'New in Kenya', kenya_used: 'Used in Kenya', fresh_import: 'Fresh import, no owner in Kenya yet' },
    at: ['bid', 'page', 'offer', 'review'],
  },
  first_registration: {
    label: 'First registered',
    input: 'year',
    placeholder: '2016',
    at: ['bid', 'page', 'offer'],
  },
  owners_in_kenya: {
    label: 'Owners in Kenya',
    input: 'whole',
    at: ['bid', 'page', 'offer'],
  },
  body_type: { label: 'Body', input: 'drawing', options: bodyLabels, at: ['card', 'page', 'remains'] },
  price: { label: 'Price', asked: 'Price in KSh', input: 'amount', isRequired: true, at: ['card'] },
  location: {
    label: 'Location',
    input: 'line',
    placeholder: 'Uganda Road, Eldoret',
    hint: 'Where buyers can see it: the town counts.',
    isRequired: true,
    at: ['card', 'page', 'review'],
  },
  description: {
    label: 'Description',
    input: 'text',
    placeholder: 'Duty paid, service history, what is new, how many keys',
    at: [],
  },
} as const satisfies Record<string, FieldRow<Place>>;
export type CarField = keyof typeof carFields;

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
