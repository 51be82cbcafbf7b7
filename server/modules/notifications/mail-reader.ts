import { paths } from '../../../shared/addresses/paths.ts';
import { kindRows } from '../../../shared/notifications/kind-rows.ts';
import type { MailedKind } from '../../../shared/notifications/mails.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { JobDependencies } from '../../platform/data/queue.ts';
import { inLanguage } from '../../platform/process/language.ts';
import { isSwitchedOff } from './choices.ts';
import type { MailText } from './mail-of.ts';
import { switchOffToken } from './mail-off.ts';
import { readSwitches } from './platform-switches.ts';
import { findReader } from './queries.ts';

/**
 * Mails a reader what an event, or several up to this one, tell. Returns whether it was sent: what was switched off meanwhile is not, news is withheld from some
 * (docs/domain/accounts.md, "Unverified addresses"), and an erased account has no address.
 */
export async function mailReader(
  { db, mailer }: Pick<JobDependencies, 'db' | 'mailer'>,
  { user_id, event_id }: { user_id: string; event_id: number },
  { choice, ...mail }: MailText,
): Promise<boolean> {
  const reader = await findReader(db, user_id);
  if (!reader) return false;
  // A list is in no row of the kinds: it is news, as are those that it lists.
  const isSecurity = kindRows[mail.name as MailedKind]?.mail.way === 'security';
  const mayReach = await readSwitches(db, [user_id]);
  if (!isSecurity && !mayReach(user_id, 'mail')) return false;
  if (choice && (await isSwitchedOff(db, { user_id, choice, channel: 'mail' }))) return false;
  const off = choice && paths.mailOff(await switchOffToken(db, { user_id, choice }));
  const { email, full_name, language, email_verified } = reader;
  const to = { email, full_name, language };
  return mailer.send({ ...mail, to, off, ...(!isSecurity && { news: { email_verified } }), id: `event-${event_id}.${user_id}` });
}

/** Does this with words in the language of who gets a mail; nobody reads those for an erased account. */
export async function inLanguageOf<Result>(db: Reader, userId: string, run: () => Promise<Result>): Promise<Result> {
  const reader = await findReader(db, userId);
  return inLanguage(reader?.language ?? 'en', run);
}
