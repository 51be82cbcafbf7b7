import pg from 'pg';
import { CannotStart } from '../../process/cannot-start.ts';
import { versionInBetween } from '../baseline.ts';
import type { Place } from './place.ts';
import { askForPasswords } from './postmaster.ts';
import { DATABASE, OWNER, PROGRAM, SUPERUSER, setPasswords, urlOf } from './roles.ts';

/** Another process owns the cluster. */
export class OwnedByAnother extends CannotStart {}

const AWAY = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']);

/**
 * Becomes the owner of a running cluster, and makes what is missing of the program's roles and database. The ownership is a lock of the database's own,
 * on the session that this returns: it goes with the process that held it, however that ended. Resolves to undefined while the database isn't
 * ready: ask again. Throws OwnedByAnother, and CannotStart when the cluster knows other passwords, or its database is of a version that had no
 * roles yet.
 */
export async function claim(socketFolder: string, place: Place): Promise<pg.Client | undefined> {
  const connectionString = urlOf(place, socketFolder, SUPERUSER, 'postgres');
  const client = new pg.Client({ connectionString, application_name: `owner ${process.pid}` });
  client.on('error', () => undefined); // 'end' follows, and is what its owner acts on
  try {
    await client.connect();
    await client.query(`set lock_timeout = '1s'`);
    await client.query('select pg_advisory_lock(1)');
    const found = await look(client);
    // One that stands at the last step before the baseline is the owner's.
    if (found.owner && found.owner !== OWNER)
      throw new CannotStart(`The database in ${place.cluster} is of an older version. ${versionInBetween}`);
    if (found.was_asked) {
      if (!found.has_roles) await setPasswords(client, place.secret);
      if (!found.owner) await client.query(`create database ${DATABASE} owner ${OWNER}`);
      return client;
    }
    await closeToOthers(client, place);
    await client.end();
  } catch (error) {
    await client.end();
    throwUnlessAway(error as Error, place);
  }
}

async function look(superuser: pg.Client) {
  const { rows } = await superuser.query<{ was_asked: boolean; has_roles: boolean; owner: string | null }>(
    `select system_user is not null as was_asked,
      (select count(*) = 2 from pg_roles where rolname = any ($1)) as has_roles,
      (select pg_get_userbyid(datdba) from pg_database where datname = $2) as owner`,
    [[OWNER, PROGRAM], DATABASE],
  );
  return rows[0] as (typeof rows)[number];
}

/** Who lost the secret has the cluster let everyone in. The passwords come first: whatever cuts this short, it lets us in once more to do it again. */
async function closeToOthers(superuser: pg.Client, place: Place): Promise<void> {
  await setPasswords(superuser, place.secret);
  await askForPasswords(place);
  await superuser.query('select pg_reload_conf()');
}

function throwUnlessAway(error: Error & { code?: string }, { cluster, secretFile }: Place): void {
  if (error.code === '55P03')
    throw new OwnedByAnother(`Another server is running on the database in ${cluster}. Stop it first, or set another DATA_DIR.`, {
      cause: error,
    });
  if (error.code === '28P01')
    throw new CannotStart(
      `The database in ${cluster} does not accept the secret in ${secretFile}. Bring back the file it was made with. If that is lost, write the one line "local all all trust" into ${cluster}/pg_hba.conf: the next start then sets new passwords.`,
      { cause: error },
    );
  if (!AWAY.has(error.code ?? '')) throw error;
}
