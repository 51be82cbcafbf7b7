import pg from 'pg';
import { findPlace } from '../../server/platform/data/embedded-postgres/place.ts';
import { lookFor } from '../../server/platform/data/embedded-postgres/postmaster.ts';
import { SUPERUSER, urlOf } from '../../server/platform/data/embedded-postgres/roles.ts';

/** Runs a statement as the superuser of the database that runs in this folder; its rows. */
export async function asSuperuser(dataDir: string, statement: string): Promise<Record<string, unknown>[]> {
  const place = await findPlace(dataDir);
  const running = await lookFor(place.cluster);
  if (running.kind !== 'postmaster') throw new Error(`no database runs in ${place.cluster}`);
  const client = new pg.Client({ connectionString: urlOf(place, running.socketFolder, SUPERUSER) });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
