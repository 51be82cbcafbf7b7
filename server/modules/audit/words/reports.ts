import type { ThingKind } from '../../../../shared/moderation/kinds.ts';
import { thingNames } from '../../../../shared/moderation/words.ts';
import type { Sentences } from '../words.ts';

// Before what was reported stood in the log, nothing named it.
const aThing = (thing: ThingKind | undefined) => (thing ? reportedThings[thing] : 'something');
const reportedThings: Record<ThingKind, string> = {
  request: 'a request',
  bid: 'an offer',
  car: 'a car',
  message: 'a message',
  review: 'a review',
  person: 'a person',
};

const ended = { unfounded: 'found nothing wrong with', warned: 'warned the owner of', removed: 'removed' } as const;

const endedOfPerson = { unfounded: ended.unfounded, warned: 'warned', removed: 'took back the verification of' } as const;

/** What was reported, and what our team did about it. */
export const reportWords: Sentences<'report.made' | 'report.decided' | 'bid.removed' | 'message.removed' | 'rating.removed'> = {
  'report.made': ({ who }, { thing }) => `${who} reported ${aThing(thing)}`,
  'report.decided': ({ who }, { thing, verdict, photos }) =>
    photos || thing !== 'person'
      ? `${who} ${photos ? 'removed photos of' : ended[verdict]} a reported ${thingNames[thing].toLowerCase()}`
      : `${who} ${endedOfPerson[verdict]} a reported person`,
  'bid.removed': ({ who, dealer, aCar }) => `${who} removed an offer of ${dealer} for ${aCar}, or photos of it`,
  'message.removed': ({ who, aCar }) => `${who} removed a message about ${aCar}, or photos of it`,
  'rating.removed': ({ who, dealer }) => `${who} removed a review of ${dealer}`,
};
