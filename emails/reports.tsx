import type { ThingKind } from '../shared/moderation/kinds.ts';
import { letterWords } from '../words/emails/letter.ts';
import { reportMailsWords } from '../words/emails/report-mails.ts';
import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const reportSheets: SheetsOf<'report-answered' | 'report-warned' | 'report-removed'> = {
  'report-answered': {
    button: () => reportMailsWords.seeNotifications,
    Rest: () => <P>{reportMailsWords.thanks}</P>,
  },
  'report-warned': {
    button: () => reportMailsWords.see,
    Rest: ({ site, thing, can_lose }) => (
      <P>
        {whatFollows(thing, can_lose)} {letterWords.weMayBeWrong(site.supportEmail)}
      </P>
    ),
  },
  'report-removed': {
    button: () => reportMailsWords.see,
    Rest: ({ site, thing, photos }) => (
      <P>
        {photos ? reportMailsWords.photosGone : whatWasDone(thing)} {letterWords.weMayBeWrong(site.supportEmail)}
      </P>
    ),
  },
};

/** What can follow if it happens again: to this one, or, where it is over already, to another; nothing where there is nothing to lose. */
function whatFollows(thing: ThingKind, canLose: boolean): string | undefined {
  if (canLose) return reportMailsWords.next[thing];
  const ofOver: Partial<Record<ThingKind, string>> = reportMailsWords.nextOfOver;
  return ofOver[thing];
}

/** What was done to it; nothing of cars and verifications, which have mails of their own. */
function whatWasDone(thing: ThingKind): string | undefined {
  const done: Partial<Record<ThingKind, string>> = reportMailsWords.done;
  return done[thing];
}
