import type { CarForm } from '../../shared/cars/car-form.ts';
import type { CarFacts } from '../../shared/cars/replies.ts';
import type { Dice } from '../dice.ts';
import { holderFor, pastFor } from '../facts.ts';
import { type DealerKey, verifiedDealers } from '../people.ts';
import { cars, type Shot, type View, views } from '../photos.ts';
import type { Place } from '../pictures/backdrop.ts';
import type { Body } from '../pictures/side.ts';
import type { DemoOffer } from '../story.ts';
import type { When } from '../times.ts';
import { letters } from './letters.ts';
import { type StockModel, stockModels } from './models.ts';

/** A car that a dealer of the demo adds to the stock; its photos show these sides and are this many pixels wide. */
export interface StockCar {
  dealer: DealerKey;
  added: When;
  form: Omit<CarForm, 'id' | 'image_urls'>;
  shot: Shot;
  sides: readonly View[];
  pixels: number;
}

const paints = {
  White: '#f2f1ec',
  Silver: '#bfc4c4',
  Pearl: '#ece4d2',
  Black: '#343a3c',
  Grey: '#757d80',
  Blue: '#2f5f92',
  Red: '#a3332b',
};
type Colour = keyof typeof paints;
// As often as they are seen on Kenyan roads.
const colours: Colour[] = ['White', 'White', 'White', 'Silver', 'Silver', 'Pearl', 'Black', 'Black', 'Grey', 'Blue', 'Blue', 'Red'];

const drawnAs: Record<StockModel['body'], Body> = {
  hatchback: 'hatch',
  sedan: 'saloon',
  coupe: 'coupe',
  wagon: 'wagon',
  suv: 'suv',
  pickup: 'pickup',
  van: 'van',
};

const places: Record<string, Place> = {
  Nairobi: 'city',
  Kiambu: 'city',
  Mombasa: 'coast',
  Malindi: 'coast',
  Kisumu: 'yard',
  Machakos: 'yard',
  Thika: 'yard',
};

// What Rift Valley Motors, as whom people look at the demo, has besides: most of it fits a request that is open.
const wanted = ['Note 2016', 'Harrier 2017', 'Demio 2016', 'X-Trail 2017', 'Vitz 2016', 'Fit 2015', 'Axio 2015'];

/** The cars in stock that no story names, each with its dealer, the price of its model and year, and what is likely for its age. */
export function stockCars(dice: Dice): StockCar[] {
  const all = stockModels.flatMap((model) => Array.from({ length: model.count }, (_, n) => ({ model, year: yearOf(model, n) })));
  const atRift = new Set(wanted.map((name) => all.findIndex(({ model, year }) => `${model.model} ${year}` === name)));
  const others = dealersInTurn(all.length, dice);
  return all.map(({ model, year }, n) => stockCar(model, year, atRift.has(n) ? 'rift' : (others[n] ?? 'ngong'), dice));
}

function yearOf({ years: [first, last] }: StockModel, n: number): number {
  return first + (n % (last - first + 1));
}

function dealersInTurn(count: number, dice: Dice): DealerKey[] {
  const others = (Object.keys(verifiedDealers) as DealerKey[]).filter((key) => key !== 'rift');
  return dice.pick(
    Array.from({ length: count }, (_, n) => others[n % others.length] ?? 'ngong'),
    count,
  );
}

function stockCar(model: StockModel, year: number, dealer: DealerKey, dice: Dice): StockCar {
  const [, , location, , joined] = verifiedDealers[dealer];
  const [color = 'White'] = dice.pick(colours, 1);
  const [letter = ''] = dice.pick(letters, 1);
  const isNew = year >= 2026;
  const likely = holderFor(year + model.model.length);
  const usual = model.price + (year - model.years[0]) * model.more;
  const form = {
    ...(isNew ? ({ logbook_holder: likely, history: 'kenya_new', owners_in_kenya: 0 } as const) : pastFor(likely, year, letter)),
    first_registration: isNew ? null : year,
    make: model.make,
    model: model.model,
    year,
    price: Math.round((usual * dice.between(95, 106)) / 100 / 5000) * 5000,
    condition: isNew ? 'new' : dice.between(1, 8) === 1 ? 'certified' : 'used',
    fuel_type: model.fuel_type,
    transmission: model.transmission,
    location,
    mileage: isNew ? 12 : (2026 - year) * dice.between(72, 118) * 100,
    color,
    engine_size: model.engine_size,
    body_type: model.body === 'van' ? null : model.body,
    description: isNew || dice.between(1, 5) === 1 ? null : letter,
  } satisfies StockCar['form'];
  return {
    dealer,
    added: `${dice.between(1, joined - 3)}d ${String(dice.between(8, 17)).padStart(2, '0')}:${dice.between(10, 59)}` as When,
    form,
    shot: { body: drawnAs[model.body], colour: paints[color], place: places[location] ?? 'valley', number: '' },
    sides: (['side', 'front'] as const).slice(0, dice.between(1, 12) === 1 ? 0 : dice.between(1, 2)),
    pixels: 800,
  };
}

/** The car of the stock that a dealer offers in a story, as its offer states it. */
export function offeredCar({ dealer, price, facts, picture, stocked }: DemoOffer): StockCar | null {
  if (!picture || !stocked || !facts) return null;
  const { since, ...named } = stocked;
  const form = { ...named, ...(facts as CarFacts), price, location: verifiedDealers[dealer][2], description: null };
  return { dealer, added: since, form: form as StockCar['form'], shot: cars[picture], sides: views, pixels: 1200 };
}
