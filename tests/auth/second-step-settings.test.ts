import { describe, expect, it } from 'vitest';
import { clearOfAdministrator, switchOffUnreadable } from '../../server/modules/auth/second/clear.ts';
import { sealKeysOf } from '../../server/platform/process/operator-key.ts';
import { accountEvents, cookieFrom, signedUp, signIn } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { allEndpoints } from '../support/endpoints.ts';
import { log } from '../support/faults.ts';
import { goesTo, plainBrowser } from '../support/pages.ts';
import { administrator, buyer, sessionFor } from '../support/people.ts';
import { codeNow, lockedAccount, offered, provedLongAgo, withSecondStep } from '../support/second-step.ts';

const { app, db, config } = await testApp();
const { get, post } = plainBrowser(app);
const locked = () => lockedAccount(app, db);
const factorOf = (user_id: string) => db.selectFrom('second_factors').selectAll().where('user_id', '=', user_id).executeTakeFirst();

describe('setting it up', () => {
  it('keeps the secret sealed, and hashes of the codes only', async () => {
    const { id, phone } = await locked();
    const factor = await factorOf(id);
    expect(factor?.sealed_secret.includes(Buffer.from(phone.secret))).toBe(false);
    expect(factor?.last_step).toBeGreaterThan(0);
    const codes = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', id).execute();
    expect(codes.map(({ code_hash }) => code_hash.length)).toEqual(Array(10).fill(32));
  });

  it('is not opened by another’s key, a made-up one, or a wrong code', async () => {
    const [person, other] = [await buyer(app, db), await buyer(app, db)];
    const { setup, secret } = await offered(other);
    const own = await offered(person);
    const tries = [
      { setup, code: codeNow(secret) },
      { setup: 'x', code: '123456' },
      { setup: own.setup, code: '12345' },
    ];
    for (const body of tries) expect((await person.post('/api/auth/second-factor', body)).statusCode).toBe(422);
    expect(await factorOf(person.user_id)).toBeUndefined();
  });

  it('asks for the password when it was typed long ago', async () => {
    const person = await buyer(app, db);
    await provedLongAgo(db, person.user_id);
    const { setup, secret } = await offered(person);
    const tried = (current_password?: string) => person.post('/api/auth/second-factor', { setup, code: codeNow(secret), current_password });
    expect((await tried()).json().code).toBe('proof_needed');
    expect((await tried('Chui2026')).json().fields).toEqual({ current_password: 'Your current password is not right.' });
    expect((await tried('Simba2026')).statusCode).toBe(200);
  });

  it('shows the codes until they are kept, to their owner only', async () => {
    const { person } = await signedUp(app);
    const { setup, secret } = await offered(person);
    const reply = await person.post('/api/auth/second-factor', { setup, code: codeNow(secret) });
    const shown = cookieFrom(reply);
    expect((await get('/auth/second/codes', `${person.cookie}; ${shown}`)).statusCode).toBe(200);
    const other = await buyer(app, db);
    expect(goesTo(await get('/auth/second/codes', `${other.cookie}; ${shown}`))).toEqual([303, '/dashboard/profile#second-step']);
    const kept = await post('/auth/second/codes', { kept: 'kept' }, `${person.cookie}; ${shown}`);
    expect([goesTo(kept), cookieFrom(kept)]).toEqual([[303, '/dashboard/profile#second-step'], expect.stringMatching(/codes=$/)]);
  });

  it('makes the codes anew, and the ones before stop working; switched off, nothing is asked', async () => {
    const { id, email, person, phone, typed } = await locked();
    expect((await person.post('/api/auth/second-factor/codes')).statusCode).toBe(200);
    const used = await (await typed()).post('/api/auth/second-step', { code: phone.recoveryCodes[0] ?? '' });
    expect(used.statusCode).toBe(422);
    expect((await person.post('/api/auth/second-factor/off')).statusCode).toBe(200);
    expect((await signIn(app, email)).statusCode).toBe(200);
    expect((await accountEvents(db, id)).filter((type) => type === 'account.second_factor_changed')).toHaveLength(3);
  });
});

describe('a proof', () => {
  it('is not older than ten minutes, and takes the code, too', async () => {
    const { id, person, phone } = await locked();
    expect((await person.get('/api/auth/proof')).statusCode).toBe(200);
    await provedLongAgo(db, id);
    expect((await person.get('/api/auth/proof')).json()).toMatchObject({ status: 403, code: 'proof_needed' });
    const give = (body: object) => person.post('/api/auth/proof', body);
    const code = await phone.code();
    expect((await give({ current_password: 'Chui2026', code })).json().fields).toEqual({
      current_password: 'Your current password is not right.',
    });
    expect((await give({ current_password: 'Simba2026' })).json().fields).toEqual({
      code: 'Please type the code of your authenticator app too.',
    });
    expect((await give({ current_password: 'Simba2026', code })).statusCode).toBe(200);
    expect((await give({ current_password: 'Simba2026', code })).json().code).toBe('wrong_code');
    expect((await person.get('/api/auth/proof')).statusCode).toBe(200);
  });

  it('is needed for each call that says so, and for these', async () => {
    const asking = [...(await allEndpoints())].filter(([, { proof }]) => proof);
    expect(asking.map(([name]) => name).sort()).toEqual(
      [
        'adminAppointmentsApi.csv',
        'adminCommissionsApi.csv',
        'adminRequestsApi.csv',
        'platformAnalyticsApi.csv',
        'platformAnalyticsApi.report',
        'authApi.changeEmail',
        'filesApi.file',
        'filesApi.start',
        'ownDataApi.exportFile',
        'ownDataApi.startExport',
        'proofApi.check',
        'secondFactorApi.clear',
        'secondFactorApi.newCodes',
        'secondFactorApi.switchOff',
      ].sort(),
    );
    const people = { admin: await administrator(app, db), buyer: await buyer(app, db) };
    for (const { user_id } of Object.values(people)) await provedLongAgo(db, user_id);
    for (const [, { method, path, access }] of asking) {
      const isAdmins = access !== 'anyone' && !access.roles.includes('buyer');
      const { cookie } = isAdmins ? people.admin : people.buyer;
      const reply = await app.inject({ method, url: path.replace(':id', people.buyer.user_id), headers: { cookie } });
      expect([path, reply.json().code]).toEqual([path, 'proof_needed']);
    }
  });
});

describe('lost', () => {
  it('the administrator clears somebody’s after a call, and not the own', async () => {
    const { id, email } = await locked();
    const admin = await db.selectFrom('profiles').select('user_id').where('admin_role', 'is not', null).executeTakeFirstOrThrow();
    const token = 'lost-admin';
    await db.insertInto('sessions').values(sessionFor(admin.user_id, token)).execute();
    const boss = browser(app, admin.user_id, `__Host-session=${token}`);
    expect((await boss.post(`/api/admin/users/${id}/clear-second-factor`)).statusCode).toBe(200);
    expect((await boss.post(`/api/admin/users/${id}/clear-second-factor`)).json().code).toBe('second_factor_off');
    expect((await boss.post(`/api/admin/users/${admin.user_id}/clear-second-factor`)).json().code).toBe('own_second_factor');
    expect((await signIn(app, email)).statusCode).toBe(200);
    expect(await accountEvents(db, id)).toContain('account.second_factor_changed');
    await withSecondStep(app, db, boss);
    await clearOfAdministrator(db);
    expect(await factorOf(admin.user_id)).toBeUndefined();
    await expect(clearOfAdministrator(db)).rejects.toThrow('The administrator has no second step.');
  });

  it('the operator’s key: what it sealed is off, once, and its owner is told; what another sealed is not', async () => {
    const { id } = await locked();
    await switchOffUnreadable(db, (await sealKeysOf(config)).secondFactors, log);
    expect(await factorOf(id)).toBeDefined();
    await Promise.all([1, 2].map(() => switchOffUnreadable(db, Buffer.alloc(32, 7), log)));
    expect(await factorOf(id)).toBeUndefined();
    expect((await accountEvents(db, id)).filter((type) => type === 'account.second_factor_changed')).toHaveLength(2);
  });
});
