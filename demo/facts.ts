import { carFuelTypes } from '../shared/cars/options.ts';
import type { CarFacts } from '../shared/cars/replies.ts';
import type { Dice } from './dice.ts';
import type { DemoOffer, Request } from './story.ts';

/** Sizes by the class of the car that is shown, for offers that don't name one. */
const usual: Record<string, string> = {
  hatch: '1,300 cc',
  saloon: '1,500 cc',
  wagon: '1,500 cc',
  suv: '2,000 cc',
  pickup: '2,800 cc',
  coupe: '2,000 cc',
};

const cc = (size: number) => `${new Intl.NumberFormat('en-KE').format(size)} cc`;

/**
 * What a dealer of the demo states of the car it offers for a request: what its message says, and for the rest what is likely. One in six says
 * nothing, as people do; of a car in stock everything is known.
 */
export function factsFor(request: Request, { message = '', picture, stocked }: DemoOffer, dice: Dice): Partial<CarFacts> {
  const said = `${message} ${request.car_model}`;
  const [year] = /\b(?:19|20)\d\d\b/.exec(said) ?? [];
  const [, km] = /\b(\d{2,3},\d{3}) ?km/.exec(message) ?? [];
  const [, size] = /\b(\d{3,4}) ?cc/.exec(said) ?? [];
  const [, litres] = /(?<!grade )\b(\d\.\d)\b(?! ?m)/i.exec(said) ?? [];
  const [colour = '', body = ''] = picture?.split(' ') ?? [];
  const likely = dice.between(48, 128) * 1000 + dice.between(1, 9) * 100;
  const past = pastFor(holderFor(said.length), said.length, message);
  if (dice.between(1, 6) === 1 && !stocked) return {};
  return {
    ...past,
    ...(year && { year: Number(year), first_registration: Number(year) }),
    mileage: km ? Number(km.replace(',', '')) : likely,
    ...(colour && { color: colour.slice(0, 1).toUpperCase() + colour.slice(1) }),
    engine_size: size ? cc(Number(size)) : litres ? cc(Number(litres) * 1000) : (usual[body] ?? '1,500 cc'),
    fuel_type: carFuelTypes.find((fuel) => said.toLowerCase().includes(fuel)) ?? wished(request.fuel_type) ?? 'petrol',
    transmission: /\bmanual\b/i.test(message) ? 'manual' : (wished(request.transmission) ?? 'automatic'),
    condition: 'used',
  };
}

/** Most yards sell in their own name. */
export const holderFor = (n: number) =>
  (['seller', 'seller', 'import_papers', 'seller', 'lender', 'seller', 'other'] as const)[n % 7] ?? null;

/** Who holds the logbook and who had the car: what the words about it say, and for the rest what is likely. Who has import papers only has a car that nobody has owned here. */
export function pastFor(likely: CarFacts['logbook_holder'], n: number, words: string) {
  const isFresh = /arrived this year/i.test(words);
  const owners = /\b(?:one|single)(?: lady)? owner/i.test(words) ? 1 : /second owner/i.test(words) ? 2 : null;
  const isUsedHere = owners !== null || /locally used|ex-company|driven by|logbook/i.test(words);
  const isSellers = /logbook/i.test(words) || (isUsedHere && likely === 'import_papers');
  const holder = isFresh ? 'import_papers' : isSellers ? 'seller' : likely;
  return holder === 'import_papers'
    ? ({ logbook_holder: holder, history: 'fresh_import', owners_in_kenya: 0 } as const)
    : ({ logbook_holder: holder, history: 'kenya_used', owners_in_kenya: owners ?? 1 + (n % 3) } as const);
}

const wished = <Wish extends string>(wish: Wish | undefined) => (wish === 'any' ? undefined : (wish as Exclude<Wish, 'any'> | undefined));
