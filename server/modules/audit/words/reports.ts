import type { ThingKind } from '../../../../shared/moderation/kinds.ts';
import { plural } from '../../../../shared/words.ts';
import type { Sentences, Told } from './told.ts';

/** What was reported, without whose it is. */
const things: Record<ThingKind, (told: Told) => string> = {
  request: ({ aCar }) => `the request for ${aCar}`,
  bid: ({ aCar }) => `an offer for ${aCar}`,
  car: ({ aCar }) => aCar,
  message: ({ aCar }) => `a message about ${aCar}`,
  review: ({ dealer }) => `a review of ${dealer}`,
  person: ({ owner }) => owner,
};

/** The same with its owner: 'a message about a Mazda CX-5 2017 by Pwani Motors'. */
function whole(thing: ThingKind, told: Told): string {
  if (thing === 'person') return told.owner;
  return `${things[thing](told)}${thing === 'car' ? ' listed' : ''} by ${told.owner}`;
}

const removed: Record<ThingKind, string> = {
  request: 'cancelled',
  bid: 'removed',
  car: 'took down',
  message: 'removed',
  review: 'removed',
  person: 'took back the verification of',
};

/** What was reported, and what our team did about it. */
export const reportWords: Sentences<'report.made' | 'report.decided' | 'bid.removed' | 'message.removed' | 'rating.removed'> = {
  // Before what was reported stood in the log, nothing named it.
  'report.made': (told, { thing }) => `${told.who} reported ${thing ? whole(thing, told) : 'something'}`,
  'report.decided': (told, { thing, verdict, photos }) => {
    const { who, owner } = told;
    if (!thing) return `${who} decided a report`;
    if (verdict === 'unfounded') return `${who} found nothing wrong with ${whole(thing, told)}`;
    if (verdict === 'warned') return `${who} warned ${owner}${thing === 'person' ? '' : ` for ${things[thing](told)}`}`;
    const what = photos ? `removed ${plural(photos, { one: '1 photo', other: '# photos' })} of` : removed[thing];
    return `${who} ${what} ${whole(thing, told)}, after a report`;
  },
  'bid.removed': ({ who, photos, aCar, dealer }) => `${who} removed ${photosOf(photos)}an offer for ${aCar} by ${dealer}, after a report`,
  'message.removed': ({ who, photos, aCar, owner }) =>
    `${who} removed ${photosOf(photos)}a message about ${aCar} by ${owner}, after a report`,
  'rating.removed': ({ who, dealer, owner }) => `${who} removed a review of ${dealer} by ${owner}, after a report`,
};

const photosOf = (photos: string | null) => (photos ? `${photos} of ` : '');
