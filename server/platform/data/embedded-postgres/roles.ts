import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Place } from './place.ts';

/** The cluster's superuser: for this folder only. */
export const SUPERUSER = 'tafutagari';
/** Whom the program works as: it owns the database, and may do nothing outside it. */
export const ROLE = 'marketplace';
/** The program's database. */
export const DATABASE = 'tafutagari';

/** The address of one of the cluster's databases, for `pg`. The host part is a placeholder that URL parsers want; `pg` takes the socket's folder from the query, and needs the port for its name. */
export function urlOf({ secret }: Pick<Place, 'secret'>, socketFolder: string, role = ROLE, database = DATABASE): string {
  return `postgres://${role}:${passwordOf(secret, role)}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** A role's password. From that of one role nobody can find another's, nor the secret. */
export function passwordOf(secret: string, role: string): string {
  return createHmac('sha256', secret).update(role).digest('base64url');
}

/** Makes the program's role if there is none, and gives both roles the passwords of this secret. */
export async function setPasswords(superuser: pg.Client, secret: string): Promise<void> {
  await superuser.query('begin');
  const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [ROLE]);
  if (!rowCount) await superuser.query(`create role ${ROLE} login`);
  for (const role of [SUPERUSER, ROLE]) await superuser.query(`alter role ${role} password '${passwordOf(secret, role)}'`);
  await superuser.query('commit');
}
