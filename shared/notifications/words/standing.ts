import { standingNoticesWords } from '../../../words/notifications/standing-notices.ts';
import { paths } from '../../addresses/paths.ts';
import type { Side } from '../kinds.ts';
import type { WordsOf } from './shape.ts';

const linkOf = ({ reader }: { reader: Side }) => (reader === 'buyer' ? paths.requests : paths.bids());

/** Somebody was warned, suspended, or may go on (docs/domain/accounts.md, "Suspending"). */
export const standingWords: WordsOf<'warned' | 'suspended' | 'restored' | 'contest-answered' | 'partner-suspended' | 'partner-restored'> = {
  warned: {
    title: () => standingNoticesWords.warned,
    body: ({ words }) => words,
    link: () => paths.dashboard,
  },
  suspended: {
    title: () => standingNoticesWords.suspended.title,
    body: ({ reason }) => standingNoticesWords.suspended.body(reason),
    link: () => paths.dashboard,
  },
  restored: {
    title: () => standingNoticesWords.restored.title,
    body: ({ reason }) => standingNoticesWords.restored.body(reason),
    link: () => paths.dashboard,
  },
  'contest-answered': {
    title: () => standingNoticesWords.contestAnswered.title,
    body: ({ answer }) => standingNoticesWords.contestAnswered.body(answer),
    link: () => paths.dashboard,
  },
  'partner-suspended': {
    title: ({ partner, reader }) => standingNoticesWords.partnerSuspended.title[reader](partner),
    body: ({ reader }) => standingNoticesWords.partnerSuspended.body[reader],
    link: linkOf,
  },
  'partner-restored': {
    title: ({ partner, reader }) => standingNoticesWords.partnerRestored.title[reader](partner),
    body: ({ reader }) => standingNoticesWords.partnerRestored.body[reader],
    link: linkOf,
  },
};
