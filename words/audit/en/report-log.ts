import { en as plural } from '../../plural.ts';
import type { Told } from '../told.ts';

/** What was reported, without whose it is. */
const things = {
  request: ({ aCar }: Told) => `the request for ${aCar}`,
  bid: ({ aCar }: Told) => `an offer for ${aCar}`,
  car: ({ aCar }: Told) => aCar,
  message: ({ aCar }: Told) => `a message about ${aCar}`,
  review: ({ dealer }: Told) => `a review of ${dealer}`,
  person: ({ owner }: Told) => owner,
};
type Thing = keyof typeof things;

/** The same with its owner: 'a message about a Mazda CX-5 2017 by Pwani Motors'. */
function whole(thing: Thing, told: Told): string {
  if (thing === 'person') return told.owner;
  return thing === 'car' ? `${told.aCar} listed by ${told.owner}` : `${things[thing](told)} by ${told.owner}`;
}

const removed = {
  request: (who: string, what: string) => `${who} cancelled ${what}, after a report`,
  bid: (who: string, what: string) => `${who} removed ${what}, after a report`,
  car: (who: string, what: string) => `${who} took down ${what}, after a report`,
  message: (who: string, what: string) => `${who} removed ${what}, after a report`,
  review: (who: string, what: string) => `${who} removed ${what}, after a report`,
  person: (who: string, what: string) => `${who} took back the verification of ${what}, after a report`,
};

const removedPhotos = (who: string, photos: number, what: string) =>
  plural(photos, {
    one: `${who} removed 1 photo of ${what}, after a report`,
    other: `${who} removed ${photos} photos of ${what}, after a report`,
  });

/** What was reported, and what our team did about it. */
export const sentences = {
  // Before what was reported stood in the log, nothing named it.
  'report.made': (told: Told, { thing }: { thing?: Thing | undefined }) =>
    thing ? `${told.who} reported ${whole(thing, told)}` : `${told.who} reported something`,
  'report.decided': (
    told: Told,
    { thing, verdict, photos }: { thing?: Thing | undefined; verdict: 'unfounded' | 'warned' | 'removed'; photos?: number | undefined },
  ) => {
    const { who, owner } = told;
    if (!thing) return `${who} decided a report`;
    const what = whole(thing, told);
    if (verdict === 'unfounded') return `${who} found nothing wrong with ${what}`;
    if (verdict === 'warned') return thing === 'person' ? `${who} warned ${owner}` : `${who} warned ${owner} for ${things[thing](told)}`;
    return photos ? removedPhotos(who, photos, what) : removed[thing](who, what);
  },
  'bid.removed': ({ who, photos, aCar, dealer }: Told) =>
    photos > 0
      ? removedPhotos(who, photos, `an offer for ${aCar} by ${dealer}`)
      : `${who} removed an offer for ${aCar} by ${dealer}, after a report`,
  'message.removed': ({ who, photos, aCar, owner }: Told) =>
    photos > 0
      ? removedPhotos(who, photos, `a message about ${aCar} by ${owner}`)
      : `${who} removed a message about ${aCar} by ${owner}, after a report`,
  'rating.removed': ({ who, dealer, owner }: Told) => `${who} removed a review of ${dealer} by ${owner}, after a report`,
};
