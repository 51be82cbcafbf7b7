import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openAccounts } from '../../demo/accounts.ts';
import { openAlbum } from '../../demo/album.ts';
import { cars } from '../../demo/photos.ts';
import { resetDemo } from '../../demo/reset.ts';
import { ensureAdmin } from '../../server/modules/auth/administrator.ts';
import { diskStorage } from '../../server/platform/files/storage.ts';
import { CannotStart } from '../../server/platform/process/cannot-start.ts';
import { testApp } from '../support/app.ts';
import { postedRequest } from '../support/deal.ts';
import { acting, lived } from '../support/past.ts';
import { buyer } from '../support/people.ts';
import { launch } from '../support/program.ts';

// `npm run demo -- --reset` deletes everything without asking: it must recognise the demo's marketplace.

/** A new site with an administrator, and with the demo's people if wanted. */
async function site({ isDemo }: { isDemo: boolean }) {
  const { app, db, config, url } = await testApp({ ADMIN_PASSWORD: 'Karibu2026' });
  await ensureAdmin(db, config);
  const storage = diskStorage(path.join(config.dataDir, 'files'));
  const { user_id } = await db.selectFrom('profiles').select('user_id').executeTakeFirstOrThrow();
  if (isDemo) {
    const { acts, dealers } = openAccounts(new Date(), acting({ user_id }, 'admin'), 'hash');
    const album = openAlbum();
    const { uploaded } = album.upload(dealers.rift, new Date(), { kind: 'bid', shot: cars['red hatch'], pixels: 1200 });
    await album.store(storage);
    await lived(db, [...acts, uploaded]);
  }
  const accounts = async () => (await db.selectFrom('users').select('id').execute()).length;
  const reset = (isGiven: boolean) => resetDemo({ db, storage, dataDir: config.dataDir, isGiven });
  return { app, db, config, url, accounts, reset };
}

test('what the demo filled is deleted, with later accounts, photos and mails; a new administrator can be created', async () => {
  const { app, db, config, accounts, reset } = await site({ isDemo: true });
  await postedRequest(await buyer(app, db));
  await mkdir(path.join(config.dataDir, 'outbox'));
  await writeFile(path.join(config.dataDir, 'outbox/mail.json'), '{}');
  expect(await accounts()).toBe(61);

  expect(await reset(false)).toBe(
    'The demo marketplace was dropped: 60 accounts with all they had, 2 photos, the kept mails. It is filled anew.',
  );
  expect(await accounts()).toBe(0);
  expect(await db.selectFrom('events').selectAll().execute()).toEqual([]);
  expect(await readdir(config.dataDir)).not.toContain('outbox');
  const left = await readdir(path.join(config.dataDir, 'files/photos'), { recursive: true }).catch(() => []);
  expect(left.filter((name) => name.endsWith('.webp'))).toEqual([]);
  await ensureAdmin(db, config);
  expect(await accounts()).toBe(1);
});

test('another marketplace is not changed', async () => {
  const { app, db, accounts, reset } = await site({ isDemo: false });
  await postedRequest(await buyer(app, db));
  await expect(reset(false)).rejects.toThrow(CannotStart);
  await expect(reset(false)).rejects.toThrow('Nothing was dropped: this database holds a marketplace that the demo did not make.');
  expect(await accounts()).toBe(2);
  expect(await db.selectFrom('car_requests').select('id').execute()).toHaveLength(1);
});

test('a database named in DATABASE_URL is not changed once other people have accounts in it', async () => {
  const { app, db, accounts, reset } = await site({ isDemo: true });
  await buyer(app, db);
  await expect(reset(true)).rejects.toThrow("Nothing was dropped: besides the demo's people, somebody has an account");
  expect(await accounts()).toBe(61);
});

test('in production it refuses without reading the database', async () => {
  const { url, config, accounts } = await site({ isDemo: true });
  const settings = { DATABASE_URL: url, DATA_DIR: config.dataDir, APP_MODE: 'production' };
  const { ended, said } = launch('demo/demo.ts', settings, ['--reset']);
  expect(await ended).toBe(1);
  expect(said().trim()).toBe('Demo data, whose passwords everybody knows, is not for production.');
  expect(await accounts()).toBe(60);
});
