import { reportNoticesWords } from '../../../words/notifications/report-notices.ts';
import { paths } from '../../addresses/paths.ts';
import type { Kinds } from '../kinds.ts';
import { sentences, type WordsOf } from './shape.ts';

function whatWasReported({ thing, about, person }: Kinds<string>['report-answered']): string {
  if ((thing === 'review' || thing === 'person') && !person) return reportNoticesWords.reportedUnknown[thing];
  return reportNoticesWords.reported[thing](about, person ?? '');
}

function whatCame({ thing, verdict, photos }: Kinds<string>['report-answered']): string {
  if (photos) return reportNoticesWords.photosRemoved;
  return {
    unfounded: reportNoticesWords.unfounded,
    warned: reportNoticesWords.warned,
    removed: reportNoticesWords.removed,
  }[verdict][thing];
}

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
    title: () => reportNoticesWords.answered,
    body: (of) => sentences(whatWasReported(of), whatCame(of), reportNoticesWords.why(of.reason)),
    link: () => paths.notifications,
  },
  'report-warned': {
    title: () => reportNoticesWords.warning,
    body: ({ thing, about, reason }) =>
      sentences(reportNoticesWords.about[thing](about), reportNoticesWords.wrote(reason), reportNoticesWords.please[thing]),
    link: ownPage,
  },
  'report-removed': {
    title: ({ photos }) => (photos ? reportNoticesWords.photosRemovedTitle : reportNoticesWords.somethingRemovedTitle),
    body: ({ thing, about, reason }) => sentences(reportNoticesWords.about[thing](about), reportNoticesWords.why(reason)),
    link: ownPage,
  },
};
