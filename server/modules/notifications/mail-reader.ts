import { isSwitchable, type MailedKind, mailWays } from '../../../shared/notifications/mails.ts';
import { paths } from '../../../shared/site/paths.ts';
import type { JobDependencies } from '../../platform/data/queue.ts';
import type { MailText } from './mail-of.ts';
import { isSwitchedOff, switchOffToken } from './mail-off.ts';
import { findReader } from './queries.ts';

/** Mails a reader what an event, or several up to this one, tell. Returns whether it was sent: news is withheld from some (docs/domain/accounts.md, "Unverified addresses"). */
export async function mailReader(
  { db, mailer }: Pick<JobDependencies, 'db' | 'mailer'>,
  { user_id, event_id }: { user_id: string; event_id: number },
  mail: MailText,
): Promise<boolean> {
  const kind = isSwitchable(mail.name) ? mail.name : null;
  if (kind && (await isSwitchedOff(db, { user_id, kind }))) return false;
  const off = kind ? paths.mailOff(await switchOffToken(db, { user_id, kind })) : undefined;
  const { email_verified, ...to } = await findReader(db, user_id);
  // A list is in no row of mailWays: it is news, as are those that it lists.
  const isSecurity = mailWays[mail.name as MailedKind] === 'security';
  return mailer.send({ ...mail, to, off, ...(!isSecurity && { news: { email_verified } }), id: `event-${event_id}.${user_id}` });
}
