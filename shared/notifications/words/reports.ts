import { ownThing, reportedThing } from '../../moderation/owned.ts';
import { paths } from '../../site/paths.ts';
import type { Kinds } from '../kinds.ts';
import type { WordsOf } from './shape.ts';

const came = {
  unfounded: 'We found nothing against our rules, so it stays.',
  warned: 'We have warned who it belongs to.',
  removed: 'It was removed.',
} as const;

/** Where the owner of a reported thing sees it; of a message and a review the viewing. */
function ownPage({ thing, place_id }: Pick<Kinds<string>['report-warned'], 'thing' | 'place_id'>): string {
  switch (thing) {
    case 'request':
      return paths.requests;
    case 'bid':
      return paths.bids();
    case 'car':
      return paths.editCar(place_id);
    case 'message':
      return paths.thread(place_id);
    case 'review':
      return paths.appointment(place_id);
    case 'person':
      return paths.profile;
  }
}

/** What our team decided about reports. Nobody's notice names who reported. */
export const reportWords: WordsOf<'report-answered' | 'report-warned' | 'report-removed'> = {
  'report-answered': {
    title: () => 'We have looked at your report',
    body: ({ thing, about, verdict, photos, reason }) =>
      `You reported ${reportedThing(thing, about)}. ${photos ? 'Photos of it were removed.' : came[verdict]} Why: “${reason}”`,
    link: () => paths.notifications,
  },
  'report-warned': {
    title: () => 'A warning from our team',
    body: ({ thing, about, reason }) => `It is about ${ownThing(thing, about)}: “${reason}” It stays for now; please change what is wrong.`,
    link: ownPage,
  },
  'report-removed': {
    title: ({ photos }) => (photos ? 'Our team has removed photos of yours' : 'Our team has removed something of yours'),
    body: ({ thing, about, reason }) => `It is about ${ownThing(thing, about)}. Why: “${reason}”`,
    link: ownPage,
  },
};
