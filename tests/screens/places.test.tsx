import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FactsOfCar } from '../../emails/facts-of-car.tsx';
import type { Bid, OfferLine as Line } from '../../shared/bids/api.ts';
import { offersOn } from '../../shared/bids/reads.ts';
import type { CarDetails } from '../../shared/cars/car-page-api.ts';
import { factsInWords, factsLine } from '../../shared/cars/facts-in-words.ts';
import { besidePriceNames, type CarField, carFields, carNames } from '../../shared/cars/fields.ts';
import type { ReviewedCar } from '../../shared/cars/review-api.ts';
import type { StockCar } from '../../shared/cars/stock-api.ts';
import { namesAt } from '../../shared/field-row.ts';
import { wholeRequest } from '../../shared/requests/admin-reads.ts';
import type { DealerRequest } from '../../shared/requests/api.ts';
import { optionWordsOf, type RequestField, requestFields, requestNames, teamNames, wishNames } from '../../shared/requests/fields.ts';
import type { BidCar } from '../../shared/requests/fitting-api.ts';
import { BidDialog } from '../../web/modules/bids/bid-dialog.tsx';
import { OfferCard } from '../../web/modules/bids/offer-card.tsx';
import { OfferLine } from '../../web/modules/bids/offer-line.tsx';
import { StockRow } from '../../web/modules/bids/stock-row.tsx';
import { BesidePrice } from '../../web/modules/cars/beside-price.tsx';
import { CarCard } from '../../web/modules/cars/car-card.tsx';
import { CarFactTable } from '../../web/modules/cars/car-fact-table.tsx';
import { CarLead } from '../../web/modules/cars/car-lead.tsx';
import { ReviewedCarLine } from '../../web/modules/cars/reviewed-car-line.tsx';
import { StockLine } from '../../web/modules/cars/stock-line.tsx';
import { WholeRequestDialog } from '../../web/modules/requests/whole-request-dialog.tsx';
import { requestFieldWords } from '../../words/requests/request-field.ts';
import { me, opened } from '../support/opened.tsx';
import { offer, pageOf } from '../support/screen-rows.ts';
import { soon } from '../support/soon.ts';

// A field of a car, or of a request, stands where the `at` of its row says, and nowhere else.

/** Of each field another value, none of which is a part of another. */
const stated = {
  logbook_holder: 'lender',
  make: 'Mazda',
  model: 'Demio',
  year: 2016,
  mileage: 78_400,
  color: 'Maroon',
  engine_size: '1,800 cc',
  fuel_type: 'hybrid',
  transmission: 'cvt',
  condition: 'certified',
  history: 'kenya_new',
  first_registration: 2017,
  owners_in_kenya: 13,
  body_type: 'wagon',
  price: 1_480_000,
  location: 'Kisumu',
  description: 'Two keys',
} satisfies Record<CarField, string | number>;

const on = '2024-05-09T07:00:00Z';
const car = {
  ...stated,
  ...{
    id: 'c',
    photos: [],
    cover: null,
    photo_count: 0,
    was_price: null,
    county: null,
    status: 'available',
    created_at: on,
    updated_at: on,
  },
  ...{ approval: 'approved', approval_reason: null, change: null, saves: 0, bids: 0, has_open_viewing: false },
  dealer: { id: 'd', full_name: 'Otieno Ouma', business_name: 'Rift Motors', is_verified: true },
};
const page = car as unknown as CarDetails;
const bid = { ...offer('b'), ...stated, message: null, created_at: on } as unknown as Bid;
const wishes = { condition: 'any', fuel_type: 'any', transmission: 'any' };
const among = { bestId: null, lowest: null, count: 1 };
const now = new Date(on);

const name = ['make', 'model', 'year'] as const;

/** What is shown at a place, and what else of the car stands there by itself. */
type Shown = [ReactElement, ...beside: CarField[]];

/** 'bid', 'card' and 'remains' are what forms and replies have: `tests/bids/forms.test.tsx`, and the compiler. */
const places: Record<Exclude<(typeof carFields)[CarField]['at'][number], 'bid' | 'card' | 'remains'>, Shown[]> = {
  price: [[<BesidePrice key="" car={car} />]],
  page: [[<CarFactTable key="" car={page} />]],
  stock: [[<StockLine key="" car={car as unknown as StockCar} now={now} onMore={() => undefined} />, ...name, 'price']],
  offer: [[<OfferCard key="" bid={bid} among={among} scale={null} wishes={wishes} />, ...besidePriceNames, 'price']],
  line: [[<FactsOfCar key="" car={bid} wishes={{}} />, ...besidePriceNames]],
  lead: [
    [<CarLead key="" car={page} state="on_market" alike={undefined} />, ...name, 'price', ...besidePriceNames],
    [<CarCard key="" car={page} />, ...name, 'price', 'location', ...besidePriceNames],
  ],
  home: [[<OfferLine key="" bid={bid as unknown as Line} />, 'price', ...besidePriceNames]],
  picker: [[<StockRow key="" car={car as unknown as BidCar} />, ...name, 'price']],
  review: [
    [
      <ReviewedCarLine key="" car={car as unknown as ReviewedCar} now={now} onAgainst={() => undefined} />,
      ...name,
      ...['price' as const, 'description' as const],
      ...besidePriceNames,
    ],
  ],
};

const words = new Map(factsInWords(stated, carNames).map((fact) => [fact.name, fact.value ?? '']));
const textOf = async (piece: ReactElement) => {
  const shown = opened(piece, { as: 'dealer' });
  return soon(() => {
    expect(shown.textContent).not.toBe('');
    return shown.textContent ?? '';
  });
};

describe.each(Object.entries(places))('at %s', (place, pieces) => {
  const standing = carNames.filter((field) => carFields[field].at.some((one) => one === place));

  it.each(pieces)('stands what the rows say (%#)', async (...[piece, ...beside]) => {
    const text = await textOf(piece);
    const shown = carNames.filter((field) => text.includes(words.get(field) ?? ''));
    expect(shown).toEqual(carNames.filter((field) => standing.includes(field) || beside.includes(field)));
  });
});

it.each(besidePriceNames)('the line of an offer on the home says %s in the words of its row, whatever it is', async (field) => {
  for (const option of carFields[field].options) {
    const [fact] = factsInWords({ [field]: option }, [field]);
    const line = { ...bid, [field]: option } as unknown as Line;
    expect(await textOf(<OfferLine bid={line} />)).toContain(`${fact?.label}: ${fact?.value}`);
  }
});

it('the line of an offer on the home says the facts in the order of the rows, and none that is not stated', async () => {
  const line = { ...bid, mileage: null } as unknown as Line;
  expect(await textOf(<OfferLine bid={bid as unknown as Line} />)).toContain(factsLine(stated, namesAt(carFields, 'home')));
  expect(await textOf(<OfferLine bid={line} />)).toContain(factsLine({ ...stated, mileage: null }, namesAt(carFields, 'home')));
});

const wanted = {
  car_model: 'Subaru Forester',
  budget: '1.4M or near',
  location: 'Nyeri',
  condition: 'certified',
  transmission: 'manual',
  fuel_type: 'diesel',
  logbook_in_sellers_name: true,
  description: 'Two keys',
  share_phone: true,
} satisfies Record<RequestField, string | boolean>;
const request = {
  ...wanted,
  ...{
    id: me,
    budget_min: null,
    budget_max: null,
    status: 'active',
    created_at: on,
    bid_count: 0,
    buyer: { user_id: me, full_name: 'Amina' },
  },
};

const asPeopleReadIt = (field: RequestField) => {
  const value = wanted[field];
  const options = optionWordsOf(field) ?? {};
  return (
    requestFields[field].input === 'tick' ? requestFieldWords.labels[field] : (options[String(value)] ?? String(value))
  ).toLowerCase();
};
const fieldsIn = (text: string) => requestNames.filter((field) => text.toLowerCase().includes(asPeopleReadIt(field)));

it('our team reads of a request what the rows say', async () => {
  const given = [
    [wholeRequest(me), request],
    [offersOn(me, { sort: 'newest' }), pageOf([])],
  ] as const;
  const place = opened(<WholeRequestDialog id={me} title="Subaru Forester" onClose={() => undefined} />, { as: 'admin', given });
  await soon(() => expect(place.textContent).toContain('No bid yet.'));
  expect(fieldsIn(place.textContent)).toEqual(requestNames.filter((field) => teamNames.some((one) => one === field)));
});

it('a dealer who bids reads of a request its wishes, beside the budget, the place and the description', async () => {
  const text = await textOf(<BidDialog request={request as unknown as DealerRequest} onClose={() => undefined} />);
  const read = ['car_model', 'budget', 'location', 'description', ...wishNames];
  expect(fieldsIn(text)).toEqual(requestNames.filter((field) => read.includes(field)));
});
