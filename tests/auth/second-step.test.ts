import { describe, expect, it } from 'vitest';
import { sealKeysOf } from '../../server/platform/process/operator-key.ts';
import { seal, unseal } from '../../server/platform/process/seal.ts';
import { accountEvents, cookieFrom, mailedToken, queuedLinks, signedUp, signIn } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { goesTo, plainBrowser } from '../support/pages.ts';
import { buyer, dealer } from '../support/people.ts';
import { race } from '../support/races.ts';
import { forgetCounts } from '../support/rate-limits.ts';
import { codeNow, lockedAccount, offered, withSecondStep } from '../support/second-step.ts';

const { app, db, config } = await testApp();
const { get, post } = plainBrowser(app);
const resultsOf = async (user_id: string) =>
  (await db.selectFrom('sign_in_attempts').select(['act', 'result']).where('user_id', '=', user_id).orderBy('id').execute()).map(
    ({ act, result }) => `${act} ${result}`,
  );

const locked = () => lockedAccount(app, db);
const finish = (at: Pick<ReturnType<typeof browser>, 'post'>, code: string) => at.post('/api/auth/second-step', { code });

describe('the second step of signing in', () => {
  it('is asked at a browser that the account does not know, after the right password only', async () => {
    const { id, email, person, phone, typed } = await locked();
    expect((await signIn(app, email, 'Simba2026', person.cookie)).statusCode).toBe(200);
    const wrong = await signIn(app, email, 'Chui2026');
    expect([wrong.statusCode, cookieFrom(wrong)]).toEqual([401, '']);
    const stranger = await typed();
    expect((await stranger.get('/api/auth/user')).statusCode).toBe(401);
    const done = await finish(stranger, await phone.code());
    expect([done.statusCode, done.json()]).toEqual([200, expect.objectContaining({ user_id: id, onward: null })]);
    expect(await resultsOf(id)).toEqual([
      'sign_up signed_in',
      'sign_in signed_in',
      'sign_in wrong_password',
      'sign_in code_asked',
      'sign_in signed_in',
    ]);
  });

  it('makes the browser known: it is not asked there again', async () => {
    const { email, phone, typed } = await locked();
    const stranger = await typed();
    const done = await stranger.post('/api/auth/second-step', { code: await phone.code() });
    expect((await signIn(app, email, 'Simba2026', cookieFrom(done))).statusCode).toBe(200);
  });

  it('is asked also where a stranger with the password had signed in before it was set up', async () => {
    const { person, form } = await signedUp(app);
    const thief = cookieFrom(await signIn(app, form.email));
    const { cookie } = await withSecondStep(app, db, person);
    expect((await signIn(app, form.email, 'Simba2026', thief)).json().code).toBe('second_step_needed');
    expect((await signIn(app, form.email, 'Simba2026', cookie)).statusCode).toBe(200);
  });

  it('takes each code once, and none of the steps before the last', async () => {
    const { phone, typed } = await locked();
    const code = await phone.code();
    expect((await finish(await typed(), code)).statusCode).toBe(200);
    const again = await finish(await typed(), code);
    expect([again.statusCode, again.json().detail]).toEqual([422, 'This code does not fit, or was used already. Four tries are left.']);
  });

  it('does not take a sign-up that is sent again for a way around it', async () => {
    const { form } = await locked();
    expect((await browser(app).post('/api/auth/sign-up', form)).json()).toMatchObject({ status: 403, code: 'second_step_needed' });
  });

  it('is asked after a new password by mail, too: a mailbox alone makes no browser known', async () => {
    const { id, email, phone } = await locked();
    const reset = { token: await mailedToken(db, id, 'reset'), password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    const reply = await browser(app).post('/api/auth/reset-password', reset);
    expect([reply.statusCode, cookieFrom(reply)]).toEqual([200, '']);
    const asked = await signIn(app, email, 'Twiga2026');
    expect(asked.json().code).toBe('second_step_needed');
    // Nor does it open the account by five wrong codes: nobody has shown more than the mailbox since.
    const stranger = browser(app, id, cookieFrom(asked));
    const says = async (by: typeof stranger) => /After five wrong codes [^,]+/.exec((await by.get('/auth/second')).body)?.[0];
    expect(await says(stranger)).toBe('After five wrong codes we look at no more for a quarter of an hour');
    for (let n = 0; n < 5; n += 1) await finish(stranger, 'AAAA-AAAA');
    expect((await finish(stranger, await phone.code())).json().detail).toBe(
      'Too many wrong codes. Please try again in 15 minutes. Without phone and codes only our team lets you in, after a call.',
    );
    expect(await queuedLinks(db, id)).not.toContain('second');
    await forgetCounts(db);
    expect((await finish(stranger, await phone.code())).statusCode).toBe(200);
    const again = browser(app, id, cookieFrom(await signIn(app, email, 'Twiga2026')));
    expect(await says(again)).toBe('After five wrong codes we mail you a link instead');
    for (let n = 0; n < 5; n += 1) await finish(again, 'AAAA-AAAA');
    expect(await queuedLinks(db, id)).toContain('second');
    await forgetCounts(db);
  });

  it('of one network, tries beyond the five use up nobody else’s', async () => {
    const [{ typed }, other] = [await locked(), await locked()];
    const stranger = await typed();
    for (let n = 0; n < 5; n += 1) await finish(stranger, 'AAAA-AAAA');
    for (let n = 0; n < 300; n += 1) await finish(stranger, 'AAAA-AAAA');
    expect((await finish(await other.typed(), await other.phone.code())).statusCode).toBe(200);
    await forgetCounts(db);
  });

  it.each([
    [30, 200],
    [-1, 401],
  ])('waits five minutes for its code: %i s before their end it is answered %i', async (seconds, status) => {
    const { phone, typed } = await locked();
    const { cookie } = await typed();
    const { secondFactors } = await sealKeysOf(config);
    const sealed = Buffer.from(cookie.replace(/.*second=/, ''), 'base64url');
    const waiting = JSON.parse(unseal(secondFactors, 'second step', sealed) ?? '');
    const left = Date.parse(waiting.ends_at) - Date.now();
    expect([left <= 300_000, left > 240_000]).toEqual([true, true]);
    // As if nearly all of it had passed, or a little more.
    const then = { ...waiting, ends_at: new Date(Date.now() + seconds * 1_000).toISOString() };
    const late = browser(app, '', `__Host-second=${seal(secondFactors, 'second step', JSON.stringify(then)).toString('base64url')}`);
    expect((await finish(late, await phone.code())).statusCode).toBe(status);
  });

  it('proves who it is by the code; the password alone, at a browser that is known, does not', async () => {
    const { email, person, phone, typed } = await locked();
    const withCode = await finish(await typed(), await phone.code());
    const alone = await signIn(app, email, 'Simba2026', person.cookie);
    const proofs = [withCode, alone].map((reply) => browser(app, '', cookieFrom(reply)).get('/api/auth/proof'));
    expect((await Promise.all(proofs)).map(({ statusCode }) => statusCode)).toEqual([200, 403]);
  });

  it('ends with the password that was right, and without one there is none', async () => {
    const { id, phone, typed } = await locked();
    const stranger = await typed();
    await browser(app).post('/api/auth/reset-password', {
      token: await mailedToken(db, id, 'reset'),
      password: 'Twiga2026',
      confirmPassword: 'Twiga2026',
    });
    const late = await finish(stranger, await phone.code());
    expect([late.statusCode, late.json().detail]).toEqual([401, 'The time for this step is over. Please begin with your password again.']);
    expect((await finish(browser(app), '123456')).statusCode).toBe(401);
  });

  it('takes a recovery code once, tells its owner, and counts what is left', async () => {
    const { id, person, phone, typed } = await locked();
    const [code = ''] = phone.recoveryCodes;
    expect(phone.recoveryCodes).toHaveLength(10);
    expect((await finish(await typed(), code.toLowerCase().replace('-', ''))).statusCode).toBe(200);
    expect((await finish(await typed(), code)).statusCode).toBe(422);
    expect((await person.get('/api/auth/second-factor')).json()).toMatchObject({ codes_left: 9, asks_code: true });
    expect((await accountEvents(db, id)).filter((type) => type === 'account.recovery_code_used')).toHaveLength(1);
  });

  it('mails a link after five wrong codes, and looks at no code any more', async () => {
    const { id, person, phone, typed } = await locked();
    const stranger = await typed();
    const told: string[] = [];
    for (let n = 0; n < 5; n += 1) told.push((await finish(stranger, 'AAAA-AAAA')).json().detail.replace(/.*already\. /, ''));
    expect(told).toEqual(
      ['Four', 'Three', 'Two', 'One', 'No'].map((few) => `${few} ${few === 'One' || few === 'No' ? 'try is' : 'tries are'} left.`),
    );
    expect(await queuedLinks(db, id)).toContain('second');
    const sixth = await finish(stranger, await phone.code());
    expect([sixth.statusCode, sixth.json().detail]).toEqual([
      429,
      'Too many wrong codes. Please try again in 15 minutes. Open the link that we mailed to you: it signs you in.',
    ]);
    // What strangers use up is not the owner's where they are signed in.
    expect((await person.post('/api/auth/proof', { current_password: 'Simba2026', code: await phone.code() })).statusCode).toBe(200);
    const byLink = await browser(app).post('/api/auth/second-step/by-link', { token: await mailedToken(db, id, 'second') });
    expect([byLink.statusCode, byLink.json().user_id]).toEqual([200, id]);
    // It opens the account, and nothing that asks for a proof.
    const cookie = cookieFrom(byLink);
    expect((await browser(app, id, cookie).get('/api/auth/proof')).json().code).toBe('proof_needed');
    await forgetCounts(db);
  });

  it('opens by a mailed link once', async () => {
    const { id } = await locked();
    const token = await mailedToken(db, id, 'second');
    const replies = await Promise.all([1, 2].map(() => browser(app).post('/api/auth/second-step/by-link', { token })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('at the same moment', () => {
  race(
    'the same code at two browsers',
    db,
    async () => {
      const { id, phone, typed } = await locked();
      const [one, other] = [await typed(), await typed()];
      const code = await phone.code();
      return {
        lock: (tx) => tx.selectFrom('second_factors').select('user_id').where('user_id', '=', id).forUpdate().execute(),
        calls: [() => one.post('/api/auth/second-step', { code }), () => other.post('/api/auth/second-step', { code })],
        after: async () => undefined,
      };
    },
    { first: [200, 422], second: [422, 200] },
  );

  race(
    'the same recovery code at two browsers',
    db,
    async () => {
      const { id, phone, typed } = await locked();
      const [one, other] = [await typed(), await typed()];
      const [code = ''] = phone.recoveryCodes;
      return {
        lock: (tx) => tx.selectFrom('recovery_codes').select('user_id').where('user_id', '=', id).forUpdate().execute(),
        calls: [() => one.post('/api/auth/second-step', { code }), () => other.post('/api/auth/second-step', { code })],
        after: async () =>
          expect(
            (await db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', id).where('used_at', 'is not', null).execute())
              .length,
          ).toBe(1),
      };
    },
    { first: [200, 422], second: [422, 200] },
  );

  it('set up in two tabs: one key counts, and its codes', async () => {
    const person = await buyer(app, db);
    const keys = [await offered(person), await offered(person)];
    const replies = await Promise.all(
      keys.map(({ setup, secret }) => person.post('/api/auth/second-factor', { setup, code: codeNow(secret) })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', person.user_id).execute()).toHaveLength(10);
  });
});

describe('who signs in at a new browser', () => {
  const told = async (user_id: string) => (await accountEvents(db, user_id)).filter((type) => type === 'account.new_browser').length;

  it('leaves an event where the account does not know it, and none where it does', async () => {
    const { person, form } = await signedUp(app);
    await signIn(app, form.email, 'Simba2026', person.cookie);
    expect(await told(form.id)).toBe(0);
    await signIn(app, form.email);
    expect(await told(form.id)).toBe(1);
  });

  it('by sending the sign-up again is no quieter, but from the network where it was sent first', async () => {
    const { form } = await signedUp(app);
    const again = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/auth/sign-up', payload: form, remoteAddress }).then(({ statusCode }) => statusCode);
    expect([await again('127.0.0.1'), await told(form.id)]).toEqual([200, 0]);
    expect([await again('41.90.7.7'), await told(form.id)]).toEqual([200, 1]);
  });
});

describe('without the script', () => {
  it('sign-in leads to the second step and on to where it was going', async () => {
    const { email, phone } = await locked();
    const asked = await post('/auth?tab=sign-in&next=/dashboard/profile', { email, password: 'Simba2026' });
    expect(goesTo(asked)).toEqual([303, '/auth/second?next=%2Fdashboard%2Fprofile']);
    const cookie = cookieFrom(asked);
    for (const way of ['', '&way=recovery', '&way=lost'])
      expect((await get(`/auth/second?next=%2Fdashboard${way}`, cookie)).statusCode).toBe(200);
    const wrong = await post('/auth/second?next=%2Fdashboard%2Fprofile', { code: 'abc' }, cookie);
    expect([wrong.statusCode, wrong.body.includes('Please type the six digits that the app shows')]).toEqual([422, true]);
    const done = await post('/auth/second?next=%2Fdashboard%2Fprofile', { code: await phone.code() }, cookie);
    expect(goesTo(done)).toEqual([303, '/dashboard/profile']);
  });

  it('nobody is shown it whose password was not right here', async () => {
    expect(goesTo(await get('/auth/second?next=%2Fdashboard'))).toEqual([303, '/auth?next=%2Fdashboard']);
  });

  it('it is set up on one page', async () => {
    const person = await dealer(app, db);
    const { setup, secret } = await offered(person);
    const wrong = await post('/auth/second/set-up', { setup, code: '000000' }, person.cookie);
    expect([wrong.statusCode, wrong.body.includes(setup), wrong.body.includes(secret)]).toEqual([422, true, true]);
    expect(goesTo(await post('/auth/second/set-up', { setup, code: codeNow(secret) }, person.cookie))).toEqual([303, '/auth/second/codes']);
    expect(goesTo(await get('/auth/second/set-up', person.cookie))).toEqual([303, '/dashboard/profile#second-step']);
  });
});
