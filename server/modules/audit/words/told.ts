import type { EventData, EventType } from '../../../../shared/events.ts';

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
  /** Whose thing it is: of a request, a message, a review, and of whatever was reported. */
  owner: string;
  /** 'a Nissan X-Trail 2017' */
  aCar: string;
  /** How many photos of a thing were taken away, '2 photos'; null when it was the thing itself. */
  photos: string | null;
  /** What was offered, the final price of a sale, a commission. */
  price: string;
  finalPrice: string;
  amount: string;
}
