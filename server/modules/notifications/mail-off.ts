import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Choice, choiceNames } from '../../../shared/notifications/choices.ts';
import type { Database } from '../../platform/data/database.ts';
import { sharedSecret } from '../../platform/data/shared-secret.ts';

/** Whose mails about what. */
interface MailSwitch {
  user_id: string;
  choice: Choice;
}

const shape = /^([\da-f-]{36})\.([\w-]{1,40})\.([\w-]{22})$/;
const signed = (secret: Buffer, { user_id, choice }: MailSwitch) =>
  createHmac('sha256', secret).update(`mail-off ${user_id} ${choice}`).digest().subarray(0, 16);

/** What a mail carries so that its reader can switch such mails off without signing in; it does nothing else, and never ends. */
export async function switchOffToken(db: Database, which: MailSwitch): Promise<string> {
  return `${which.user_id}.${which.choice}.${signed(await sharedSecret(db), which).toString('base64url')}`;
}

/** What such a token is for; null when it is none of ours. */
export async function readSwitchOff(db: Database, token: string): Promise<MailSwitch | null> {
  const [, user_id = '', name, signature = ''] = shape.exec(token) ?? [];
  const choice = choiceNames.find((known) => known === name);
  if (!choice) return null;
  const which = { user_id, choice };
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signed(await sharedSecret(db), which)) ? which : null;
}
