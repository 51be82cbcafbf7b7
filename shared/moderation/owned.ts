import type { ThingKind } from './kinds.ts';

interface ThingInSentence {
  own: (about: string) => string;
  reported: (about: string, person: string | undefined) => string;
}

const things: Record<ThingKind, ThingInSentence> = {
  request: { own: (car) => `your request for ${car}`, reported: (car) => `a request for ${car}` },
  bid: { own: (car) => `your offer for ${car}`, reported: (car) => `an offer for ${car}` },
  car: { own: (car) => `your car ${car}`, reported: (car) => car },
  message: { own: (car) => `a message of yours about ${car}`, reported: (car) => `a message about ${car}` },
  review: {
    own: (car) => `your review of the viewing of ${car}`,
    reported: (_, dealer) => (dealer ? `a review of ${dealer}` : 'a review'),
  },
  person: { own: () => 'your account', reported: (_, person) => person ?? 'a person' },
};

/** Something of the reader's own, in a sentence: 'your offer for Toyota Axio 2016'. `about`: the car it is about, or ''. */
export const ownThing = (thing: ThingKind, about: string): string => things[thing].own(about);

/** What the reader reported, in a sentence: 'an offer for Toyota Axio 2016'. `about` as the reader knows it, or ''; `person`: who, of a review its dealer. */
export const reportedThing = (thing: ThingKind, about: string, person?: string): string => things[thing].reported(about, person);
