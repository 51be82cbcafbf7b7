import type { ThingKind } from './kinds.ts';

/** Something of the reader's own, in a sentence: 'your offer for Toyota Axio 2016'. `about`: the car it is about, or ''. */
export function ownThing(thing: ThingKind, about: string): string {
  switch (thing) {
    case 'request':
      return `your request for ${about}`;
    case 'bid':
      return `your offer for ${about}`;
    case 'car':
      return `your car ${about}`;
    case 'message':
      return `a message of yours about ${about}`;
    case 'review':
      return `your review of the viewing of ${about}`;
    case 'person':
      return 'your account';
  }
}

/** What the reader reported, in a sentence: 'an offer for Toyota Axio 2016'. `about` as the reader knows it, or ''; `person`: who, of a review its dealer. */
export function reportedThing(thing: ThingKind, about: string, person?: string): string {
  switch (thing) {
    case 'request':
      return `a request for ${about}`;
    case 'bid':
      return `an offer for ${about}`;
    case 'car':
      return about;
    case 'message':
      return `a message about ${about}`;
    case 'review':
      return person ? `a review of ${person}` : 'a review';
    case 'person':
      return person ?? 'a person';
  }
}
