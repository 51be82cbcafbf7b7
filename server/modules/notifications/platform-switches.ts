import type { Channel } from '../../../shared/notifications/choices.ts';
import type { Reader } from '../../platform/data/database.ts';
import { readSettings } from '../settings/settings.ts';

/** Whether notices may reach this person this way, those aside that always go (`alwaysGoes`). */
type MayReach = (reader: string, channel: Channel) => boolean;

/** What the switches of the platform leave to these readers (docs/domain/settings.md, "Switches of notices"). */
export async function readSwitches(db: Reader, readers: string[]): Promise<MayReach> {
  const { adminNotifications, userNotifications, emailNotifications } = await readSettings(db);
  const administrators = adminNotifications ? new Set<string>() : await administratorsOf(db, readers);
  const isOn = { app: userNotifications, mail: emailNotifications };
  return (reader, channel) => isOn[channel] && !administrators.has(reader);
}

async function administratorsOf(db: Reader, readers: string[]): Promise<ReadonlySet<string>> {
  if (readers.length === 0) return new Set();
  const rows = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', 'in', readers)
    .where('admin_role', 'is not', null)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
