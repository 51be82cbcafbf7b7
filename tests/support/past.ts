import { actorOf } from '../../demo/actor.ts';
import { type Act, live } from '../../demo/past.ts';
import type { Database } from '../../server/platform/data/database.ts';
import type { Storage } from '../../server/platform/files/storage.ts';
import type { Role } from '../../shared/roles.ts';
import type { Person } from './app.ts';

const noFiles = {} as Storage;

/** Runs what people did before the test begins, through the program's verbs, each act at its time. Notices exist afterwards; nothing is queued. */
export async function lived(db: Database, acts: Act[]): Promise<void> {
  await db.transaction().execute((tx) => live(tx, acts, { storage: noFiles, keepsSchedule: false }));
}

/** A person as the actor that verbs expect. */
export function acting({ user_id }: Pick<Person, 'user_id'>, role: Role) {
  return actorOf({ user_id, role, email: '', full_name: '' });
}
