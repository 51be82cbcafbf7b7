import { paths } from '../../addresses/paths.ts';
import type { ThingKind } from '../../moderation/kinds.ts';
import { ownThing, reportedThing } from '../../moderation/owned.ts';
import type { Kinds } from '../kinds.ts';
import type { WordsOf } from './shape.ts';

/** Whose each thing is, for the person who reported it. */
const owners: Record<ThingKind, string> = {
  request: 'the buyer',
  bid: 'the dealer',
  car: 'the dealer',
  message: 'the person who wrote it',
  review: 'the buyer',
  person: 'them',
};

const came = {
  unfounded: 'We found nothing against our rules, so it stays.',
  removed: 'It was removed.',
} as const;

/** What came of a report of somebody: a person is not removed. */
const cameOfPerson = {
  unfounded: 'We found nothing against our rules.',
  removed: 'They are no verified dealer any more.',
} as const;

function whatCame({ thing, verdict, photos }: Kinds<string>['report-answered']): string {
  if (photos) return 'Photos of it were removed.';
  if (verdict === 'warned') return `We have warned ${owners[thing]}.`;
  return (thing === 'person' ? cameOfPerson : came)[verdict];
}

/** What a warned person can do about each thing: a car alone can be changed. */
const please: Record<ThingKind, string> = {
  request: 'It stays for now, as it is; you can delete it and post another.',
  bid: 'It stays for now. Before you send the next one, please check the car, the price, the logbook and your words.',
  car: 'It stays for now; please change what is wrong.',
  message: 'It stays for now. Please write politely, ask for no deposit and leave private details out.',
  review: 'It stays for now. Please keep your reviews true and polite, and leave private details out.',
  person: 'Please keep to our rules from now on.',
};

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
    body: (of) => `You reported ${reportedThing(of.thing, of.about, of.person)}. ${whatCame(of)} Why: “${of.reason}”`,
    link: () => paths.notifications,
  },
  'report-warned': {
    title: () => 'A warning from our team',
    body: ({ thing, about, reason }) => `It is about ${ownThing(thing, about)}: “${reason}” ${please[thing]}`,
    link: ownPage,
  },
  'report-removed': {
    title: ({ photos }) => (photos ? 'Our team has removed photos of yours' : 'Our team has removed something of yours'),
    body: ({ thing, about, reason }) => `It is about ${ownThing(thing, about)}. Why: “${reason}”`,
    link: ownPage,
  },
};
