import { paths } from '../../../shared/addresses/paths.ts';
import { choiceOf, type ListedKind } from '../../../shared/notifications/kind-rows.ts';
import type { NamedParams } from '../../../shared/notifications/kinds.ts';
import { inWords } from '../../../shared/notifications/words.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Job } from '../../platform/data/queue.ts';
import type { Notice } from './event-handler.ts';
import { beginGathered, endGathered, forgetGathered } from './gathered-mails.ts';
import { type MailText, mailOf, noticeOf } from './mail-of.ts';
import { inLanguageOf, mailReader } from './mail-reader.ts';
import { withNames } from './names.ts';

/** How many offers or cases a mail names; it counts the others. */
const mostNamed = 10;

/**
 * Sends one reader the news about one thing in one mail, from the current rows (docs/domain/time.md, "Gathered mails"). What could not be sent, or
 * came meanwhile, stays for the next.
 */
export const sendGathered: Job<{ user_id: string; about: string }> = {
  name: 'send-gathered-mail',
  async run({ db, mailer }, { user_id, about }) {
    const events = await beginGathered(db, user_id, about);
    const newest = events.at(-1);
    if (newest === undefined) return;
    const wasSent = await inLanguageOf(db, user_id, async () => {
      const notices: (Notice | null)[] = [];
      for (const event of events) notices.push(await noticeOf(db, event, user_id));
      const mail = await mailOfAll(db, notices);
      // Named after the newest event: with a further one it is another mail, which a mailbox must not take for the same.
      return mail !== null && mailReader({ db, mailer }, { user_id, event_id: newest }, mail);
    });
    await endGathered(db, user_id, about, events, wasSent);
  },
};

/** A notice that is still true and told as a list with others of its kind. */
type Listed<K extends ListedKind = ListedKind> = Extract<Notice, { kind: K }> & { mail: object };
type Several<T> = [T, T, ...T[]];

const isListed = (notice: Notice | null): notice is Listed => notice?.mail != null && notice.kind in lists;

/** The mail of several notices of each kind that is told as a list, oldest first. */
const lists: { [K in ListedKind]: (db: Reader, notices: Several<Listed<K>>) => Promise<MailText> } = {
  'bid-placed': mailOfOffers,
  'case-waiting': mailOfCases,
};

/** The mail of notices about one thing, oldest first: the list of those that are still true, or what the newest says. */
function mailOfAll(db: Reader, notices: (Notice | null)[]): Promise<MailText | null> {
  const [first, second, ...others] = notices.filter(isListed);
  // About one thing there is only one kind that is told as a list.
  if (first && second) return lists[first.kind](db, [first, second, ...others] as never);
  return mailOf(db, first ?? notices.at(-1) ?? null);
}

async function mailOfOffers(db: Reader, offers: Several<Listed<'bid-placed'>>): Promise<MailText> {
  const cheapest = offers.map(({ params }) => params).toSorted((a, b) => a.price - b.price);
  const named = (await withNames(db, cheapest.slice(0, mostNamed))) as NamedParams<'bid-placed'>[];
  const {
    params: { car_model, request_id },
    mail: { budget },
  } = offers[0];
  const params = { car_model, budget, count: offers.length, offers: named.map(({ price, dealer }) => ({ price, dealer })) };
  return { name: 'bids-placed', params, link: paths.request(request_id), choice: choiceOf(offers[0]) };
}

async function mailOfCases(db: Reader, waiting: Several<Listed<'case-waiting'>>): Promise<MailText> {
  const kept = waiting.slice(0, mostNamed).map(({ params }) => params);
  const named = (await withNames(db, kept)) as NamedParams<'case-waiting'>[];
  const cases = named.map((params) => inWords('case-waiting', params)).map(({ title, body }) => ({ title, body }));
  const params = { count: waiting.length, waiting: waiting[0].mail.waiting, cases };
  return { name: 'cases-waiting', params, link: paths.moderation, choice: choiceOf(waiting[0]) };
}

/** Forgets the things about which all was mailed and the next mail would go at once. */
export const pruneGathered: Job = {
  name: 'prune-gathered-mails',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  run: ({ db }) => forgetGathered(db),
};
