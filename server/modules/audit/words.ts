import type { EventType } from '../../../shared/events.ts';
import { ksh } from '../../../shared/money.ts';
import { plural } from '../../../shared/words.ts';
import type { Facts } from './queries.ts';
import { accountWords } from './words/accounts.ts';
import { carWords } from './words/cars.ts';
import { dealWords } from './words/deals.ts';
import { programWords } from './words/program.ts';
import { reportWords } from './words/reports.ts';
import type { Sentences, Told } from './words/told.ts';

// A new event asks for its sentence here: one of these files.
const sentences: Sentences<EventType> = { ...accountWords, ...dealWords, ...carWords, ...programWords, ...reportWords };

/** What happened, in a sentence; an event that only another version of the program knows is named as it is. */
export function sentenceOf(facts: Facts, who: string): string {
  const say = sentences[facts.type as EventType] as ((told: Told, data: object) => string) | undefined;
  return say ? say(inWords(facts, who), facts.data as object) : `${who}: ${facts.type}`;
}

function inWords({ before, after, person, dealer, buyer, owner, car, price, final_price, amount }: Facts, who: string): Told {
  const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values];
  const gone = typeof was.photos === 'number' && typeof is.photos === 'number' ? was.photos - is.photos : 0;
  return {
    who,
    person: person ?? 'somebody',
    dealer: dealer ?? 'a dealer',
    buyer: buyer ?? 'a buyer',
    owner: owner ?? 'somebody',
    aCar: car ? `${/^[aeiou]/i.test(car) ? 'an' : 'a'} ${car}` : 'a car',
    photos: gone ? plural(gone, { one: '1 photo', other: '# photos' }) : null,
    // As they were then; of what was recorded without them, as they are now.
    price: shillings(price),
    finalPrice: shillings(is.final_price ?? final_price),
    amount: shillings(is.commission_amount ?? was.commission_amount ?? amount),
  };
}

/** Those fields of `before` and `after` that sentences name. */
type Values = Partial<Record<'photos' | 'final_price' | 'commission_amount', number | null>>;

const shillings = (amount: number | null) => (amount === null ? 'an amount' : ksh(amount));
