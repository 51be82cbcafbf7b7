import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Place } from './place.ts';

/** The cluster's superuser: for this folder only. */
export const SUPERUSER = 'tafutagari';
/** The owner of the program's database, who migrates it, and may do nothing outside it. */
export const OWNER = 'marketplace';
/** Whom server and worker work as: the rows of that database, and of its log only to read and add to. */
export const PROGRAM = 'marketplace_program';
/** The program's database. */
export const DATABASE = 'tafutagari';

/** The address of one of the cluster's databases, for `pg`. The host part is a placeholder that URL parsers want; `pg` takes the socket's folder from the query, and needs the port for its name. */
export function urlOf({ secret }: Pick<Place, 'secret'>, socketFolder: string, role = OWNER, database = DATABASE): string {
  return `postgres://${role}:${passwordOf(secret, role)}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** A role's password. From that of one role nobody can find another's, nor the secret. */
export function passwordOf(secret: string, role: string): string {
  return createHmac('sha256', secret).update(role).digest('base64url');
}

/** Makes the roles that are missing, and gives all of them the passwords of this secret. */
export async function setPasswords(superuser: pg.Client, secret: string): Promise<void> {
  await superuser.query('begin');
  const { rows } = await superuser.query<{ rolname: string }>('select rolname from pg_roles');
  const missing = [OWNER, PROGRAM].filter((role) => !rows.some(({ rolname }) => rolname === role));
  for (const role of missing) await superuser.query(`create role ${role} login`);
  for (const role of [SUPERUSER, OWNER, PROGRAM]) await superuser.query(`alter role ${role} password '${passwordOf(secret, role)}'`);
  await superuser.query('commit');
}
