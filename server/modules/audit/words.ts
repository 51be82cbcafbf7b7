import type { EventData, EventType } from '../../../shared/events.ts';
import { ksh } from '../../../shared/money.ts';
import type { Facts } from './queries.ts';
import { accountWords } from './words/accounts.ts';
import { carWords } from './words/cars.ts';
import { dealWords } from './words/deals.ts';
import { programWords } from './words/program.ts';
import { reportWords } from './words/reports.ts';

/** The sentence of each of these events: who did what, from facts that are read with it. */
export type Sentences<T extends EventType> = { [Type in T]: (facts: Told, data: EventData<Type>) => string };

/** The facts of an event, in words. */
export interface Told {
  /** Who did it: 'You', a name, 'System'. */
  who: string;
  /** Whose account or business it is about. */
  person: string;
  dealer: string;
  buyer: string;
  /** 'a Nissan X-Trail 2017' */
  aCar: string;
  /** What was offered, the final price of a sale, a commission. */
  price: string;
  finalPrice: string;
  amount: string;
}

// A new event asks for its sentence here: one of these files.
const sentences: Sentences<EventType> = { ...accountWords, ...dealWords, ...carWords, ...programWords, ...reportWords };

/** What happened, in a sentence; an event that only another version of the program knows is named as it is. */
export function sentenceOf(facts: Facts, who: string): string {
  const say = sentences[facts.type as EventType] as ((told: Told, data: object) => string) | undefined;
  return say ? say(inWords(facts, who), facts.data as object) : `${who}: ${facts.type}`;
}

function inWords({ person, dealer, buyer, car, price, final_price, amount }: Facts, who: string): Told {
  return {
    who,
    person: person ?? 'somebody',
    dealer: dealer ?? 'a dealer',
    buyer: buyer ?? 'a buyer',
    aCar: car ? `${/^[aeiou]/i.test(car) ? 'an' : 'a'} ${car}` : 'a car',
    price: shillings(price),
    finalPrice: shillings(final_price),
    amount: shillings(amount),
  };
}

const shillings = (amount: number | null) => (amount === null ? 'an amount' : ksh(amount));
