import { paths } from '../../addresses/paths.ts';
import type { Side } from '../kinds.ts';
import type { WordsOf } from './shape.ts';

const linkOf = ({ reader }: { reader: Side }) => (reader === 'buyer' ? paths.requests : paths.bids());

/** Somebody was warned, suspended, or may go on (docs/domain/accounts.md, "Suspending"). */
export const standingWords: WordsOf<'warned' | 'suspended' | 'restored' | 'contest-answered' | 'partner-suspended' | 'partner-restored'> = {
  warned: {
    title: () => 'A warning from our team',
    body: ({ words }) => words,
    link: () => paths.dashboard,
  },
  suspended: {
    title: () => 'Your account is suspended',
    body: ({ reason }) => `Why: “${reason}” You can still read what is yours, and your home page says what else you can do.`,
    link: () => paths.dashboard,
  },
  restored: {
    title: () => 'Your account is open again',
    body: ({ reason }) => `Our team wrote: “${reason}” Everything is as it was; viewings that were cancelled have to be booked again.`,
    link: () => paths.dashboard,
  },
  'contest-answered': {
    title: () => 'Our team has answered you',
    body: ({ answer }) => `The suspension stays. “${answer}”`,
    link: () => paths.dashboard,
  },
  'partner-suspended': {
    title: ({ partner }) => `The account of ${partner} is under review`,
    body: ({ reader }) =>
      reader === 'buyer'
        ? 'Don’t pay anything before you have asked us. Nothing can be agreed for now, and viewings to come are cancelled.'
        : 'Nothing can be agreed for now, and viewings to come are cancelled. Your bids stay as they are.',
    link: linkOf,
  },
  'partner-restored': {
    title: ({ partner }) => `The account of ${partner} is open again`,
    body: ({ reader }) =>
      reader === 'buyer'
        ? 'You can accept their offers and book viewings again. A viewing that was cancelled has to be booked anew.'
        : 'They can accept your bids and book viewings again. A viewing that was cancelled has to be booked anew.',
    link: linkOf,
  },
};
