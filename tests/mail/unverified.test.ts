import { expect, test } from 'vitest';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { mailedToken, signedUp } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { placedBid, postedRequest } from '../support/deal.ts';
import { dealer } from '../support/people.ts';
import { mailServer, queuedJobs, testWorker } from '../support/worker.ts';

// An address that was never verified gets verification, reset and security mail only (docs/domain/accounts.md, "Unverified addresses").

const server = await mailServer();
const site = await testApp({ SMTP_URL: server.url, PUBLIC_URL: 'https://tafutagari.example' });
const { app, db } = site;
const { drain } = await testWorker(site);

const offered = async (person: Person) => placedBid(await dealer(app, db), await postedRequest(person));
/** The subjects of all mails that this address has got, after all that is queued was done. */
async function got(email: string): Promise<(string | undefined)[]> {
  await drain();
  expect(await queuedJobs(db)).toEqual([]);
  return server.mails.filter(({ recipients }) => recipients.includes(email)).map(({ subject }) => subject);
}

test('until an address is verified it gets the link to verify it and nothing about offers; from then on all', async () => {
  const { person, form } = await signedUp(app);
  await offered(person);
  expect(await got(form.email)).toEqual(['Verify your email for TafutaGari']);
  expect((await person.get('/api/notifications')).json().rows).toHaveLength(1);

  await person.post('/api/auth/verify-email', { token: await mailedToken(db, form.id, 'verify') });
  expect(await got(form.email)).toHaveLength(1);
  await offered(person);
  expect(await got(form.email)).toEqual(['Verify your email for TafutaGari', 'New offer: KSh 1,285,000 for Toyota Axio 2016']);
});

test('an offer that was not mailed makes the next one on the same request wait for nothing', async () => {
  const { person, form } = await signedUp(app);
  const request = await postedRequest(person);
  await placedBid(await dealer(app, db), request);
  expect(await got(form.email)).toEqual(['Verify your email for TafutaGari']);
  await person.post('/api/auth/verify-email', { token: await mailedToken(db, form.id, 'verify') });
  await placedBid(await dealer(app, db), request, { price: 1_200_000 });
  expect(await got(form.email)).toEqual(['Verify your email for TafutaGari', 'New offer: KSh 1,200,000 for Toyota Axio 2016']);
});

test('security mail goes to an unverified address too: a new link, a reset, a changed password, a new address', async () => {
  const { person, form } = await signedUp(app);
  await got(form.email);
  await person.post('/api/auth/resend-verification', { email: form.email });
  await person.post('/api/auth/request-password-reset', { email: form.email });
  expect((await got(form.email)).slice(1).sort()).toEqual(['Choose a new password for TafutaGari', 'Verify your email for TafutaGari']);

  const email = `new.${form.email}`;
  await person.post('/api/auth/change-email', { email });
  expect(await got(email)).toEqual(['Confirm your new email for TafutaGari']);
  await person.post('/api/auth/change-password', { current_password: 'Simba2026', password: 'Twiga2027', confirmPassword: 'Twiga2027' });
  expect((await got(form.email)).at(-1)).toMatch(/password was changed/);
});

test('the address before, though never verified, is told that the account has another one now', async () => {
  const { person, form } = await signedUp(app);
  const email = `new.${form.email}`;
  await person.post('/api/auth/change-email', { email });
  const opened = await person.post('/api/auth/confirm-email', { token: await mailedToken(db, form.id, 'change', { email }) });
  expect(opened.statusCode).toBe(200);
  expect((await got(form.email)).at(-1)).toBe('Your TafutaGari account has another email now');
});

test('the summary of who is signed in says that mails are withheld, until the address is verified', async () => {
  const { person, form } = await signedUp(app);
  const withheld = async () => (await person.get('/api/auth/user')).json().mails_withheld;
  // The app's page names the banner's script only for those it waits for.
  const namesBanner = async () =>
    /<link rel="modulepreload" href="\/assets\/rare-parts-[\w-]+\.js"/.test((await person.get('/dashboard')).body);
  expect([await withheld(), await namesBanner()]).toEqual([true, true]);
  await person.post('/api/auth/verify-email', { token: await mailedToken(db, form.id, 'verify') });
  expect([await withheld(), await namesBanner()]).toEqual([false, false]);
});

test('without SMTP every mail is written to the outbox, and nothing is called withheld', async () => {
  const local = await testApp();
  const worker = await testWorker(local);
  const { person, form } = await signedUp(local.app);
  await placedBid(await dealer(local.app, local.db), await postedRequest(person));
  await worker.drain();
  const kept = await listOutbox(local.config.dataDir);
  expect(kept.filter(({ to }) => to === form.email).map(({ mail }) => mail)).toEqual(['bid-placed', 'verify-email']);
  expect((await person.get('/api/auth/user')).json().mails_withheld).toBe(false);
});
