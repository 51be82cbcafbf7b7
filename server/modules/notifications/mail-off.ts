import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSwitchable, type SwitchableKind } from '../../../shared/notifications/mails.ts';
import type { Database } from '../../platform/data/database.ts';
import { sharedSecret } from '../../platform/data/shared-secret.ts';

/** Whose mails of which kind. */
interface MailSwitch {
  user_id: string;
  kind: SwitchableKind;
}

const shape = /^([\da-f-]{36})\.([\w-]{1,40})\.([\w-]{22})$/;
const signed = (secret: Buffer, { user_id, kind }: MailSwitch) =>
  createHmac('sha256', secret).update(`mail-off ${user_id} ${kind}`).digest().subarray(0, 16);

/** What a mail carries so that its reader can switch its kind off without signing in; it does nothing else, and never ends. */
export async function switchOffToken(db: Database, which: MailSwitch): Promise<string> {
  return `${which.user_id}.${which.kind}.${signed(await sharedSecret(db), which).toString('base64url')}`;
}

/** What such a token is for; null when it is none of ours. */
export async function readSwitchOff(db: Database, token: string): Promise<MailSwitch | null> {
  const [, user_id = '', kind = '', signature = ''] = shape.exec(token) ?? [];
  if (!isSwitchable(kind)) return null;
  const which = { user_id, kind };
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signed(await sharedSecret(db), which)) ? which : null;
}

/** Switches these mails off, or on again; repeating it changes nothing. */
export async function switchMails(db: Database, { user_id, kind }: MailSwitch, isOn: boolean): Promise<void> {
  if (isOn) await db.deleteFrom('mail_switch_offs').where('user_id', '=', user_id).where('kind', '=', kind).execute();
  else
    await db
      .insertInto('mail_switch_offs')
      .values({ user_id, kind })
      .onConflict((conflict) => conflict.constraint('mail_switch_offs_once').doNothing())
      .execute();
}

/** Whether this person has switched these mails off. */
export async function isSwitchedOff(db: Database, { user_id, kind }: MailSwitch): Promise<boolean> {
  const row = await db
    .selectFrom('mail_switch_offs')
    .select('kind')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}
