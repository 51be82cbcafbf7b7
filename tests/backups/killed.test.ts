import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { administrator, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { launch } from '../support/program.ts';
import { soon } from '../support/soon.ts';

const { app, db, config, url } = await testApp();
const { uploaded } = photosOf(app, config);
const at = (...names: string[]) => path.join(config.dataDir, ...names);
const worker = () => launch('server/worker.ts', { DATA_DIR: config.dataDir, DATABASE_URL: url, LOG_LEVEL: 'warn' });
const begun = async (store: string) => (await readdir(at(store, '.incoming')).catch(() => [])).toSorted();

it('a backup and a copy whose worker is killed in the middle leave no part once the next has started; what a server stores meanwhile stays', async () => {
  const [admin, otieno] = [await administrator(app, db), await dealer(app, db)];
  const photo = await uploaded(otieno);
  const { name } = await db.selectFrom('photos').select('name').where('id', '=', photo.id).executeTakeFirstOrThrow();
  const file = at('files/photos', name, '1600.webp');
  const picture = await readFile(file);
  // Whoever packs this photo stands still.
  await rm(file);
  execFileSync('mkfifo', [file]);
  const [backup, copy] = [uuidv7(), uuidv7()];
  await admin.post('/api/admin/files', { id: backup, kind: 'backup' });
  await otieno.post('/api/profile/export', { id: copy });
  // As versions before left them: for everybody to read.
  await mkdir(at('backups'), { recursive: true });
  await writeFile(at('backups/old.tar'), 'old');
  await chmod(at('backups/old.tar'), 0o644);
  await chmod(at('backups'), 0o755);

  const killed = worker();
  await soon(async () => expect([(await begun('backups')).length, (await begun('files')).length]).toEqual([1, 1]));
  const modes = ['backups/old.tar', 'backups', 'backups/.incoming', `backups/.incoming/${(await begun('backups'))[0]}`];
  expect(await Promise.all(modes.map(async (one) => (await stat(at(one))).mode & 0o777))).toEqual([0o600, 0o700, 0o700, 0o600]);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect([(await begun('backups')).length, (await begun('files')).length]).toEqual([1, 1]);

  await rm(file);
  await writeFile(file, picture);
  const uploading = `photos%2Fabc%2F320.webp.${uuidv7()}`;
  await writeFile(at('files/.incoming', uploading), 'half');
  const next = worker();
  expect(await next.ready, next.said()).toBe(true);
  await soon(async () => {
    const made = await db.selectFrom('admin_files').select('id').where('ready_at', 'is not', null).execute();
    const copied = await db.selectFrom('data_exports').select('id').where('ready_at', 'is not', null).execute();
    expect([made, copied], next.said()).toEqual([[{ id: backup }], [{ id: copy }]]);
  });
  expect([await begun('backups'), await begun('files')]).toEqual([[], [uploading]]);
});
