import type { NamedParams } from '../../../shared/notifications/kinds.ts';
import { paths } from '../../../shared/site/paths.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Job } from '../../platform/data/queue.ts';
import type { Notice } from './event-handler.ts';
import { beginGathered, endGathered, forgetGathered } from './gathered-mails.ts';
import { type MailText, mailOf, noticeOf } from './mail-of.ts';
import { withNames } from './names.ts';
import { findReader } from './queries.ts';

/** How many offers a mail names; it counts the others. */
const offersNamed = 10;

/**
 * Sends one reader the news about one thing in one mail, from the current rows (docs/domain/time.md, "Gathered mails"). What could not be sent, or
 * came meanwhile, stays for the next.
 */
export const sendGathered: Job<{ user_id: string; about: string }> = {
  name: 'send-gathered-mail',
  async run({ db, mailer }, { user_id, about }) {
    const events = await beginGathered(db, user_id, about);
    const notices: (Notice | null)[] = [];
    for (const event of events) notices.push(await noticeOf(db, event, user_id));
    const mail = await mailOfAll(db, notices);
    // Named after the newest event: with a further one it is another mail, which a mailbox must not take for the same.
    if (mail) await mailer.send({ ...mail, to: await findReader(db, user_id), id: `event-${events.at(-1)}.${user_id}` });
    await endGathered(db, user_id, about, events);
  },
};

type OpenOffer = Extract<Notice, { kind: 'bid-placed' }> & { mail: object };
const isOpenOffer = (notice: Notice | null): notice is OpenOffer => notice?.kind === 'bid-placed' && notice.mail !== null;

/** The mail of notices about one thing, oldest first: a list of the offers that are still open, or what the newest notice says. */
function mailOfAll(db: Reader, notices: (Notice | null)[]): Promise<MailText | null> {
  const [first, ...others] = notices.filter(isOpenOffer);
  if (!first) return mailOf(db, notices.at(-1) ?? null);
  return others.length === 0 ? mailOf(db, first) : mailOfOffers(db, first, others);
}

async function mailOfOffers(db: Reader, first: OpenOffer, others: OpenOffer[]): Promise<MailText> {
  const cheapest = [first, ...others].map(({ params }) => params).toSorted((a, b) => a.price - b.price);
  const named = (await withNames(db, cheapest.slice(0, offersNamed))) as NamedParams<'bid-placed'>[];
  const offers = named.map(({ price, dealer }) => ({ price, dealer }));
  const { car_model } = first.params;
  const params = { car_model, budget: first.mail.budget, count: cheapest.length, offers };
  return { name: 'bids-placed', params, link: paths.request(first.params.request_id) };
}

/** Forgets the things about which all was mailed and the next mail would go at once. */
export const pruneGathered: Job = {
  name: 'prune-gathered-mails',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  run: ({ db }) => forgetGathered(db),
};
