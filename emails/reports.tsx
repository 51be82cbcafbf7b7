import type { ThingKind } from '../shared/moderation/kinds.ts';
import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

/** What can follow if it happens again to what can be taken away. */
const next: Record<ThingKind, string> = {
  request: 'If it happens again, we may close your request. ',
  bid: 'If it happens again, we may end your offer. ',
  car: 'If it happens again, we may take the car off the market. ',
  message: 'If it happens again, we may hide what you write. ',
  review: 'If it happens again, we may hide your review. ',
  person: 'If it happens again, we may take your verification back. ',
};

/** What can follow where this one is over already; a buyer's account itself can lose nothing. */
const nextOfOver: Partial<Record<ThingKind, string>> = {
  request: 'If it happens again in another request, we may close that one. ',
  bid: 'If it happens again in another offer, we may end that one. ',
  car: 'If it happens again with another car, we may take that one off the market. ',
};

/** What was done to a thing that was taken away. Cars and verifications have mails of their own. */
const done: Partial<Record<ThingKind, string>> = {
  request: 'It is closed: no other dealer finds it or can bid on it. Dealers who bid on it before still see it among their bids. ',
  bid: 'The offer has ended, and nobody else reads or sees what came with it any more. ',
  message: 'In its place both of you read that our team removed it. ',
  review: 'It stands on the dealer’s page no more. ',
};

export const reportSheets: SheetsOf<'report-answered' | 'report-warned' | 'report-removed'> = {
  'report-answered': {
    button: 'See your notifications',
    Rest: () => <P>Thank you for telling us. Nobody learns from us that it was you.</P>,
  },
  'report-warned': {
    button: 'See it',
    Rest: ({ site, thing, can_lose }) => (
      <P>
        {(can_lose ? next : nextOfOver)[thing]}If you think that we are wrong, write to {site.supportEmail}.
      </P>
    ),
  },
  'report-removed': {
    button: 'See it',
    Rest: ({ site, thing, photos }) => (
      <P>
        {photos ? 'Nobody else sees them any more. ' : done[thing]}If you think that we are wrong, write to {site.supportEmail}.
      </P>
    ),
  },
};
