import type { EventData, EventType } from '../../../shared/events.ts';
import { ksh } from '../../../shared/money.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { accountLogWords } from '../../../words/audit/account-log.ts';
import { carLogWords } from '../../../words/audit/car-log.ts';
import { dealLogWords } from '../../../words/audit/deal-log.ts';
import { logWords } from '../../../words/audit/log.ts';
import { programLogWords } from '../../../words/audit/program-log.ts';
import { reportLogWords } from '../../../words/audit/report-log.ts';
import type { Told } from '../../../words/audit/told.ts';
import { takenAsFile } from './exports.ts';
import type { Facts } from './queries.ts';

/** The sentence of each event: who did what, from facts that are read with it. */
type Sentences = { [Type in EventType]: (facts: Told, data: EventData<Type>) => string };

// A new event asks for its sentence here: in one of these tables.
const sentences = (): Sentences => ({
  ...accountLogWords.sentences,
  ...dealLogWords.sentences,
  ...carLogWords.sentences,
  ...programLogWords.sentences,
  ...reportLogWords.sentences,
  'list.exported': ({ who, dealer }, { list, filters }) => takenAsFile(who, list, filters, dealer),
  'backup.restored': ({ who }, { made_at }) => programLogWords.restored(who, `${shortDate(made_at)}, ${timeOfDay(made_at)}`),
});

/** What happened, in a sentence; an event that only another version of the program knows is named as it is. */
export function sentenceOf(facts: Facts, who: string): string {
  const say = sentences()[facts.type as EventType] as ((told: Told, data: object) => string) | undefined;
  return say ? say(inWords(facts, who), facts.data as object) : logWords.unknownEvent(who, facts.type);
}

function inWords({ before, after, person, dealer, buyer, owner, car, price, final_price, amount }: Facts, who: string): Told {
  const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values];
  return {
    who,
    person: person ?? logWords.somebody,
    dealer: dealer ?? logWords.aDealer,
    buyer: buyer ?? logWords.aBuyer,
    owner: owner ?? logWords.somebody,
    aCar: car ? logWords.aCar(car) : logWords.someCar,
    photos: typeof was.photos === 'number' && typeof is.photos === 'number' ? was.photos - is.photos : 0,
    // As they were then; of what was recorded without them, as they are now.
    price: shillings(price),
    finalPrice: shillings(is.final_price ?? final_price),
    amount: shillings(is.commission_amount ?? was.commission_amount ?? amount),
  };
}

/** Those fields of `before` and `after` that sentences name. */
type Values = Partial<Record<'photos' | 'final_price' | 'commission_amount', number | null>>;

const shillings = (amount: number | null) => (amount === null ? logWords.anAmount : ksh(amount));
