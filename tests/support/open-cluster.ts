import { spawnSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { findPlace, type Place } from '../../server/platform/data/embedded-postgres/place.ts';
import { lookFor, startPostmaster } from '../../server/platform/data/embedded-postgres/postmaster.ts';
import { DATABASE, OWNER, SUPERUSER } from '../../server/platform/data/embedded-postgres/roles.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import { log } from './faults.ts';
import { soon } from './soon.ts';

/**
 * A cluster that lets everyone in without a password, as one does whose secret was lost: with a migrated database of this owner, in which `kept` has one
 * row. It runs; started by root, as the user nobody, whose files it has.
 */
export async function openCluster(dataDir: string, owner = OWNER): Promise<{ place: Place; url: string }> {
  const place = await formerPlace(dataDir);
  await mkdir(place.cluster, { mode: 0o700 });
  if (place.user) await chown(place.cluster, place.user.uid, place.user.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initdb = path.join(place.programs, 'bin/initdb');
  spawnSync(initdb, ['-D', place.cluster, '-U', 'tafutagari', '--auth=trust', ...locale], { ...place.user, cwd: '/' });
  await startPostmaster(place, 60);
  const addressOf = (role: string, database: string) =>
    `postgres://${role}@localhost:5432/${database}?host=${encodeURIComponent(place.socketFolder)}`;
  const postgres = addressOf(SUPERUSER, 'postgres');
  if (owner !== SUPERUSER) await soon(() => run(postgres, `create role ${owner} login`));
  await soon(() => run(postgres, `create database ${DATABASE} owner ${owner}`));
  const url = addressOf(owner, DATABASE);
  await migrate(url, log);
  await run(url, `create table kept (what text); insert into kept values ('a row')`);
  return { place, url: addressOf(SUPERUSER, DATABASE) };
}

async function formerPlace(dataDir: string): Promise<Place> {
  const place = await findPlace(dataDir);
  if (!place.user) return place;
  const user = { uid: 65534, gid: 65534 };
  const socketFolder = await mkdtemp(path.join(tmpdir(), 'tafutagari-former-'));
  onTestFinished(() => rm(socketFolder, { recursive: true, force: true }));
  await chown(socketFolder, user.uid, user.gid);
  return { ...place, user, socketFolder };
}

/** Ends it as a machine that loses its power does. */
export async function killCluster({ cluster }: Place): Promise<void> {
  const running = await lookFor(cluster);
  if (running.kind === 'postmaster') process.kill(running.pid, 'SIGKILL');
  await vi.waitUntil(async () => (await lookFor(cluster)).kind === 'nothing', { timeout: 60_000 });
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
