import { describe, expect, it } from 'vitest';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { longDate } from '../../shared/time.ts';
import { cookieFrom, mailedToken, queuedLinks, signedUp } from '../support/accounts.ts';
import { browser, testApp, unique } from '../support/app.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);
const visitor = browser(app);
const chosen = { password: 'Twiga2026', confirmPassword: 'Twiga2026' };
const mailsTo = async (email: string) => {
  await drain();
  return (await listOutbox(config.dataDir)).filter((mail) => mail.to === email && mail.mail !== 'verify-email');
};
const titles = async (person: { get: typeof visitor.get }) =>
  (await person.get('/api/notifications')).json().rows.map((row: { title: string }) => row.title);

describe('who may have lost an account is told', () => {
  it.each(['reset', 'changed'] as const)('of a %s password, once, by mail and in the app', async (how) => {
    const { person, form } = await signedUp(app);
    const reply =
      how === 'reset'
        ? await visitor.post('/api/auth/reset-password', { token: await mailedToken(db, form.id, 'reset'), ...chosen })
        : await person.post('/api/auth/change-password', { current_password: 'Simba2026', ...chosen });
    const mails = await mailsTo(form.email);
    expect(mails).toMatchObject([{ mail: 'password-changed', text: expect.stringContaining(longDate(new Date())) }]);
    expect(mails[0]?.text).toContain('/auth/forgot');
    if (how === 'changed') expect(await titles(browser(app, form.id, cookieFrom(reply)))).toEqual(['Your password was changed']);
  });

  it('at the old address, of another e-mail; the new one gets no such mail', async () => {
    const { person, form } = await signedUp(app);
    const email = `${unique()}@people.example`;
    const reply = await person.post('/api/auth/confirm-email', { token: await mailedToken(db, form.id, 'change', { email }) });
    const [mail, ...more] = await mailsTo(form.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ mail: 'email-moved', text: expect.stringContaining(longDate(new Date())) });
    expect(mail?.text).toContain(form.full_name);
    expect(mail?.text).toContain('Not you?');
    expect(mail?.text).toContain('Everyone who was signed in elsewhere is signed out');
    expect(await mailsTo(email)).toEqual([]);
    expect(await titles(browser(app, form.id, cookieFrom(reply)))).toEqual(['Your email was changed']);
  });

  it('not by a refused change', async () => {
    const { person, form } = await signedUp(app);
    await person.post('/api/auth/change-password', { current_password: 'Chui2026', ...chosen });
    await visitor.post('/api/auth/confirm-email', { token: 'made-up' });
    expect(await mailsTo(form.email)).toEqual([]);
  });
});

describe('a new password', () => {
  it('takes back links that were asked for and not mailed yet: whoever asked may be why', async () => {
    const { person, form } = await signedUp(app);
    await person.post('/api/auth/change-email', { email: `${unique()}@people.example` });
    await visitor.post('/api/auth/request-password-reset', { email: form.email });
    expect(await queuedLinks(db, form.id)).toEqual(['verify', 'change', 'reset']);
    await visitor.post('/api/auth/reset-password', { token: await mailedToken(db, form.id, 'reset'), ...chosen });
    expect(await queuedLinks(db, form.id)).toEqual(['verify']);
    await drain();
    const links = await db
      .selectFrom('email_tokens')
      .select('purpose')
      .where('user_id', '=', form.id)
      .where('used_at', 'is', null)
      .execute();
    expect(links).toEqual([]);
  });
});
