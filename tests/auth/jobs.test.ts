import { createHash } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { pruneSignInAttempts, pruneSignIns, sendTokenMail } from '../../server/modules/auth/jobs.ts';
import { forgetAttempts } from '../../server/modules/auth/sign-in-attempts.ts';
import { addJob } from '../../server/platform/data/queue.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { testApp } from '../support/app.ts';
import { buyer } from '../support/people.ts';
import { queuedJobs, testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { run, drain } = await testWorker(site);

describe('links by e-mail', () => {
  const mailLink = async (user_id: string, purpose: 'verify' | 'reset') => {
    await db.transaction().execute((tx) => addJob(tx, sendTokenMail, { user_id, purpose }));
    expect(JSON.stringify(await queuedJobs(db))).not.toContain('token=');
    await drain();
    const [mail] = await listOutbox(config.dataDir);
    return /\/auth\/\w+\?token=([\w-]+)/.exec(mail?.text ?? '') ?? ['', ''];
  };
  const tokensOf = (user_id: string) => db.selectFrom('email_tokens').selectAll().where('user_id', '=', user_id).execute();

  test('carry a token made when the mail is sent; only its hash is stored, and the link before stops working', async () => {
    const { user_id } = await buyer(app, db);
    const [path, token] = await mailLink(user_id, 'reset');
    expect(path).toMatch(/^\/auth\/reset\?/);
    const [stored] = await tokensOf(user_id);
    expect(stored?.token_hash).toEqual(
      createHash('sha256')
        .update(token ?? '')
        .digest(),
    );
    const hours = (Date.parse(stored?.expires_at ?? '') - Date.parse(stored?.created_at ?? '')) / 3_600_000;
    expect(hours).toBe(1);

    const [, second] = await mailLink(user_id, 'reset');
    expect(second).not.toBe(token);
    expect(await tokensOf(user_id)).toHaveLength(1);
  });

  test('are not sent to who is verified already', async () => {
    const { user_id } = await buyer(app, db);
    const before = await listOutbox(config.dataDir);
    await run(sendTokenMail, { user_id, purpose: 'verify' });
    expect(await listOutbox(config.dataDir)).toEqual(before);
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user_id).execute();
    expect((await mailLink(user_id, 'verify'))[0]).toMatch(/^\/auth\/verify\?/);
  });
});

test('ended sessions are forgotten, and links a day after their end', async () => {
  const person = await buyer(app, db);
  const stay = await buyer(app, db);
  await db.updateTable('sessions').set({ expires_at: sql`now() - interval '1 minute'` }).where('user_id', '=', person.user_id).execute();
  const tokens = [
    { byte: 1, hours: -25 },
    { byte: 2, hours: -23 },
    { byte: 3, hours: 1 },
  ];
  for (const { byte, hours } of tokens) {
    await db
      .insertInto('email_tokens')
      .values({
        token_hash: Buffer.alloc(32, byte),
        user_id: person.user_id,
        purpose: 'verify',
        email: 'a@people.example',
        expires_at: sql`now() + make_interval(hours => ${hours})`,
      })
      .execute();
  }
  await run(pruneSignIns);
  const left = await db.selectFrom('email_tokens').select('token_hash').where('user_id', '=', person.user_id).execute();
  expect(left.map((token) => token.token_hash[0]).sort()).toEqual([2, 3]);
  expect((await stay.get('/api/notifications')).statusCode).toBe(200);
  expect(await db.selectFrom('sessions').select('id').where('user_id', '=', person.user_id).execute()).toEqual([]);
});

test('attempts to sign in are forgotten after the setting dataRetentionDays, 365 at first', async () => {
  for (const days of [29, 31, 364, 366]) {
    const created_at = sql<string>`now() - make_interval(days => ${days})`;
    await db
      .insertInto('sign_in_attempts')
      .values({ address: `10.0.0.${days}`, network: '10.0.0.0', act: 'sign_in', result: 'wrong_password', created_at })
      .execute();
  }
  const left = async () => (await db.selectFrom('sign_in_attempts').select('address').orderBy('id').execute()).map((row) => row.address);
  await run(pruneSignInAttempts);
  expect(await left()).toEqual(['10.0.0.29', '10.0.0.31', '10.0.0.364']);
  await db.insertInto('platform_settings').values({ name: 'dataRetentionDays', value: '30' }).execute();
  await run(pruneSignInAttempts);
  expect(await left()).toEqual(['10.0.0.29']);
});

test('attempts are forgotten a thousand at a time: no statement holds them all', async () => {
  const deleted: number[] = [];
  const watcher: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      deleted.push(Number(result.numAffectedRows));
      return result;
    },
  };
  await db.deleteFrom('sign_in_attempts').execute();
  await sql`
    insert into sign_in_attempts (address, network, act, result, created_at)
    select '10.0.0.1', '10.0.0.1', 'sign_in', 'wrong_password', now() - interval '31 days' from generate_series(1, 1500)`.execute(db);
  await forgetAttempts(db.withPlugin(watcher), 30);
  expect(deleted).toEqual([1000, 500]);
  expect(await db.selectFrom('sign_in_attempts').select('id').execute()).toEqual([]);
});
