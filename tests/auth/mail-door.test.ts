import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';
import { givePointsBack } from '../../server/platform/data/rate-limits.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { cookieFrom, signedUp, signIn, signUpForm } from '../support/accounts.ts';
import { browser, testApp, unique } from '../support/app.ts';
import { spent } from '../support/rate-limits.ts';
import { deadMailServer, makeJobsDue, queuedJobs, testWorker } from '../support/worker.ts';

const site = await testApp({ TRUST_PROXY: 'loopback' });
const { app, db, config } = site;
const { drain } = await testWorker(site);

const askFrom = (address: string, email: string, url = '/api/auth/request-password-reset', by = app) =>
  by.inject({ method: 'POST', url, payload: { email }, headers: { 'x-forwarded-for': address } });
const ask = (email: string) => askFrom('41.90.0.1', email);

/** The tokens of the reset links mailed to this address, newest first. */
async function mailed(email: string): Promise<string[]> {
  await drain();
  const mails = (await listOutbox(config.dataDir)).filter((mail) => mail.to === email && mail.mail === 'reset-password');
  return mails.map((mail) => /token=([\w-]+)/.exec(mail.text)?.[1] ?? '');
}

const choose = (token: string | undefined) =>
  browser(app).post('/api/auth/reset-password', { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' });
const opens = async (token: string | undefined) => (await choose(token)).statusCode === 200;

/** Lets time pass: all counts and links are that much older. */
async function pass(time: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ ends_at: sql`ends_at - ${time}::interval` })
    .execute();
  await db
    .updateTable('email_tokens')
    .set({ expires_at: sql`expires_at - ${time}::interval`, created_at: sql`created_at - ${time}::interval` })
    .execute();
}

describe('a stranger who asks for all the mails of an hour', () => {
  it('leaves one door to the owner of the mailbox: the newest link', async () => {
    const { form } = await signedUp(app);
    for (let n = 0; n < 10; n += 1) await signIn(app, form.email, 'Chui2026');
    const answers = [];
    for (let n = 0; n < 8; n += 1) {
      answers.push((await ask(form.email)).body);
      await drain();
    }
    expect(new Set(answers)).toEqual(new Set([(await ask(`${unique()}@people.example`)).body]));
    const [newest, ...older] = await mailed(form.email);
    expect(older).toHaveLength(4);
    expect(await opens(older[0])).toBe(false);
    const reset = await choose(newest);
    expect(reset.statusCode).toBe(200);
    expect((await signIn(app, form.email, 'Twiga2026', cookieFrom(reset))).statusCode).toBe(200);
  });

  it.each([
    ['a quiet', '41.90.1.1', 60, 5],
    ['a noisy', '41.90.1.2', 0, 1],
  ])('from %s network opens no gap: at any minute a link is living, or a new one can be had', async (_, address, left, most) => {
    const { form } = await signedUp(app);
    let sent = 0;
    for (let minute = 0; minute <= 130; minute += 10) {
      await givePointsBack(db, authRateLimits.tokenMailFrom, address);
      await spent(db, authRateLimits.tokenMailFrom, address, { left });
      expect((await askFrom(address, form.email)).statusCode).toBe(200);
      sent = (await mailed(form.email)).length;
      const { living } = await db
        .selectFrom('email_tokens')
        .select(sql<number>`count(*)`.as('living'))
        .where('user_id', '=', form.id)
        .where('purpose', '=', 'reset')
        .where('used_at', 'is', null)
        .where('expires_at', '>', sql<string>`now()`)
        .executeTakeFirstOrThrow();
      expect([minute, living]).toEqual([minute, 1]);
      await pass('10 minutes');
    }
    // Two hours and ten minutes have begun three windows.
    expect(sent).toBeLessThanOrEqual(3 * most);
    expect(sent).toBeGreaterThan(2 * (most - 1));
  });

  it('from a network that turns noisy midway gets no more mails of that hour, and leaves no gap once a link was used', async () => {
    const address = '41.90.1.3';
    const { form } = await signedUp(app);
    await askFrom(address, form.email);
    const [link] = await mailed(form.email);
    await spent(db, authRateLimits.tokenMailFrom, address, { left: 0 });
    await askFrom(address, form.email);
    expect(await mailed(form.email)).toEqual([link]);
    expect(await opens(link)).toBe(true);
    for (let n = 0; n < 2; n += 1) await askFrom(address, form.email);
    const [next] = await mailed(form.email);
    expect(await opens(next)).toBe(true);
    await askFrom(address, form.email);
    expect((await mailed(form.email))[0]).not.toBe(next);
  });

  it('does not use up the mails of an account that is made, or gets that e-mail, later', async () => {
    const form = signUpForm();
    for (let n = 0; n < 6; n += 1) await ask(form.email);
    await drain();
    await browser(app).post('/api/auth/sign-up', form);
    await ask(form.email);
    expect(await mailed(form.email)).toHaveLength(1);
  });

  it('does not keep its owner from a next link once one was used', async () => {
    const { form } = await signedUp(app);
    for (let n = 0; n < 6; n += 1) {
      await ask(form.email);
      await drain();
    }
    expect(await opens((await mailed(form.email))[0])).toBe(true);
    await ask(form.email);
    expect(await opens((await mailed(form.email))[0])).toBe(true);
  });
});

describe('a network that asked for 60 mails', () => {
  it('gets one an hour for each e-mail', async () => {
    const address = '41.90.2.1';
    await spent(db, authRateLimits.tokenMailFrom, address, { left: 0 });
    const people = [await signedUp(app), await signedUp(app)];
    for (const { form } of people) {
      for (let n = 0; n < 3; n += 1) {
        expect((await askFrom(address, form.email)).statusCode).toBe(200);
        await drain();
      }
      expect(await mailed(form.email)).toHaveLength(1);
    }
  });
});

describe('asking for a link runs the same queries and leaves the same rows', () => {
  const statements: string[] = [];
  // A server reads its settings and texts again every five seconds, whoever asks.
  const isOfSite = (statement: string) => /from "(platform_settings|page_content)"$/.test(statement);
  const watcher: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(new PostgresQueryCompiler().compileQuery(node, { queryId: '' }).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  it.each(['/api/auth/request-password-reset', '/api/auth/resend-verification'])('at %s, for every account and none', async (url) => {
    const watched = await buildApp({ ...site, db: db.withPlugin(watcher) });
    const { form: unverified } = await signedUp(app);
    const { form: verified } = await signedUp(app);
    await db.updateTable('users').set({ email_verified_at: sql`now()` }).where('id', '=', verified.id).execute();
    const seen = [];
    for (const email of [unverified.email, verified.email, `${unique()}@people.example`]) {
      await drain();
      await db.deleteFrom('rate_limits').execute();
      statements.length = 0;
      await askFrom('41.90.3.1', email, url, watched);
      const jobs = (await queuedJobs(db)).map(({ task, payload }) => [task, JSON.stringify(payload).replace(email, '')]);
      const counts = await db.selectFrom('rate_limits').select('points').execute();
      seen.push({ statements: statements.filter((each) => !isOfSite(each)), jobs, counts });
    }
    expect(seen[0]?.statements.length).toBeGreaterThan(2);
    expect(seen[0]?.jobs).toHaveLength(1);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

describe('while the mail server is away', () => {
  it('the newest link in the mailbox still opens', async () => {
    const { form } = await signedUp(app);
    await ask(form.email);
    const [link] = await mailed(form.email);

    const away = await testWorker({ ...site, config: { ...config, smtpUrl: await deadMailServer() } });
    await db.updateTable('users').set({ email_verified_at: sql`now()` }).where('id', '=', form.id).execute();
    await ask(form.email);
    await away.drain();
    expect(await queuedJobs(db)).toMatchObject([{ task: 'send-token-mail', attempts: 1 }]);
    expect(await opens(link)).toBe(true);
    await makeJobsDue(db);
    await drain();
  });
});
