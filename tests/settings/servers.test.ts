import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { seedContent } from '../../server/modules/content/edit.ts';
import { openHub, wakeByNotify } from '../../server/platform/live/live.ts';
import type { SettingsForm } from '../../shared/settings/settings-form.ts';
import { mailedToken } from '../support/accounts.ts';
import { browser, type Person, testApp } from '../support/app.ts';
import { carForm } from '../support/cars.ts';
import { atEnd } from '../support/database.ts';
import { bidForm, postedRequest } from '../support/deal.ts';
import { log } from '../support/faults.ts';
import { openTestStream } from '../support/live.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { saveSettings } from '../support/settings.ts';

// What is saved on one server is obeyed on another (docs/domain/settings.md, "On every server").

const site = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
const { app, db, url } = site;
// Looks by itself only once in ten minutes: what it knows, it was told.
const hub = await openHub({ db, log, waker: wakeByNotify(url, log), pollMs: 600_000 });
const other = await buildApp({ ...site, hub });
await other.listen({ host: '127.0.0.1', port: 0 });
atEnd(async () => {
  await other.close();
  await hub.stop();
});
const admin = await administrator(app, db);
const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
/** The same people at the other server. */
const there = ({ user_id, cookie }: Person) => browser(other, user_id, cookie);
const visitor = browser(other);

const first = { maintenanceMode: false, siteName: 'TafutaGari', supportEmail: 'support@tafutagari.example', maxImagesPerListing: 10 };
const back: Partial<SettingsForm> = { ...first, requireEmailVerification: false, autoApproveListings: true };
afterEach(() => saveSettings(admin, back));
const save = async (over: Partial<SettingsForm>) => expect((await saveSettings(admin, over)).statusCode).toBe(200);
const page = async (path = '/') => (await visitor.get(path)).body;

describe('the other server', () => {
  test('shows names and addresses as they are now, on pages that it remembered', async () => {
    for (const siteName of ['Duka la Magari', 'Soko la Magari', 'Gari Bora']) {
      await page();
      await save({ siteName, siteDescription: `${siteName}, Nakuru`, supportEmail: 'msaada@example.com' });
      await expect.poll(() => page()).toContain(`${siteName}</title>`);
      for (const text of [`${siteName}, Nakuru`, 'msaada@example.com']) expect(await page()).toContain(text);
      expect(await page()).not.toContain('TafutaGari');
      expect((await visitor.get('/api/settings')).json()).toMatchObject({ siteName, supportEmail: 'msaada@example.com' });
    }
  });

  test('shows them while an older transaction keeps the event itself back', async () => {
    await page();
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('profiles').set({ location: 'Nakuru' }).where('user_id', '=', wanjiru.user_id).execute();
      await save({ siteName: 'Duka la Magari' });
      await expect.poll(() => page()).toContain('Duka la Magari</title>');
    });
  });

  test('shows a text of the site that was saved on the first one', async () => {
    await seedContent(db);
    const { rows } = (await admin.get('/api/admin/content?page_key=about')).json();
    const { id, version } = rows.find(({ content_key }: { content_key: string }) => content_key === 'title');
    expect(await page('/about')).not.toContain('Karibu sana');
    expect((await admin.put(`/api/admin/content/${id}`, { content_value: 'Karibu sana', version })).statusCode).toBe(200);
    await expect.poll(() => page('/about')).toContain('Karibu sana');
  });

  test('takes no more photos of a car or an offer than allowed', async () => {
    await save({ maxImagesPerListing: 1 });
    const urls = ['/photos/a/1280.webp', '/photos/b/1280.webp'];
    const car = await there(otieno).post('/api/cars', carForm({ image_urls: urls }));
    const request = await postedRequest(wanjiru);
    const bid = await there(otieno).post(`/api/requests/${request}/bids`, bidForm({ image_urls: urls }));
    for (const reply of [car, bid]) expect([reply.statusCode, reply.body]).toEqual([422, expect.stringMatching(/1 photo/)]);
  });

  test('has new cars wait for the administrator', async () => {
    await save({ autoApproveListings: false });
    const waits = await there(otieno).post('/api/cars', carForm());
    await save({ autoApproveListings: true });
    const shows = await there(otieno).post('/api/cars', carForm());
    expect([waits.json().approval, shows.json().approval]).toEqual(['waiting', 'approved']);
  });
});

describe('requireEmailVerification', () => {
  const signIn = async () => {
    const { email } = await db.selectFrom('users').select('email').where('id', '=', wanjiru.user_id).executeTakeFirstOrThrow();
    return visitor.post('/api/auth/sign-in', { email, password: 'Simba2026' });
  };

  test('holds back who has not verified, on every server, and ends no session', async () => {
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', wanjiru.user_id).execute();
    expect((await signIn()).statusCode).toBe(200);
    await save({ requireEmailVerification: true });
    expect((await signIn()).json().code).toBe('email_not_verified');
    expect((await there(wanjiru).get('/api/profile')).statusCode).toBe(200);
    await save({ requireEmailVerification: false });
    expect((await signIn()).statusCode).toBe(200);
  });
});

describe('during maintenance', () => {
  const closed = async (person: Person, path: string) => {
    const { statusCode, headers, body } = await person.get(path);
    return [statusCode, headers['retry-after'], body.includes('We are working on TafutaGari and will be back soon')];
  };
  const isClosed = () => expect.poll(async () => (await visitor.get('/')).statusCode);

  test('everyone but the administrator reads a page, and the API says the same, on every server', async () => {
    await visitor.get('/');
    await save({ maintenanceMode: true });
    await isClosed().toBe(503);
    for (const path of ['/', '/about', '/post-request', '/dashboard', '/auth?tab=sign-up', '/no-such-page', '/api/content']) {
      expect([path, await closed(visitor, path)]).toEqual([path, [503, '60', true]]);
    }
    for (const person of [there(wanjiru), there(otieno), wanjiru]) {
      expect(await closed(person, '/dashboard')).toEqual([503, '60', true]);
      const reply = await person.get('/api/profile');
      expect([reply.statusCode, reply.headers['content-type'], reply.json()]).toEqual([
        503,
        'application/problem+json',
        {
          status: 503,
          code: 'maintenance',
          detail: 'We are working on TafutaGari and will be back soon. Nothing of yours is lost.',
          retry_after: 60,
        },
      ]);
      expect((await person.post('/api/requests', {})).statusCode).toBe(503);
    }
    expect(await page()).toContain('mailto:support@tafutagari.example');
    for (const path of ['/dashboard', '/dashboard/admin/settings', '/about', '/api/admin/settings']) {
      expect([path, (await there(admin).get(path)).statusCode]).toEqual([path, 200]);
    }
    await save({ maintenanceMode: false });
    await isClosed().toBe(200);
  });

  test('signing in and out, the administrator’s door, the settings, health and files stay open', async () => {
    await save({ maintenanceMode: true });
    await isClosed().toBe(503);
    const file = /href="(\/assets\/[^"]+\.css)"/.exec((await visitor.get('/auth')).body)?.[1] ?? '';
    for (const path of [
      '/auth',
      '/admin-access',
      '/auth/forgot',
      '/auth/reset?token=x',
      '/api/settings',
      '/healthz',
      '/readyz',
      '/robots.txt',
      file,
    ]) {
      expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 200]);
    }
    expect((await visitor.get('/api/settings')).json().maintenanceMode).toBe(true);
    const { email } = await db.selectFrom('users').select('email').where('id', '=', admin.user_id).executeTakeFirstOrThrow();
    const body = { email, password: 'Simba2026' };
    for (const path of ['/api/auth/sign-in', '/api/auth/admin-sign-in']) expect((await visitor.post(path, body)).statusCode).toBe(200);
    expect((await visitor.post('/api/auth/request-password-reset', { email })).statusCode).toBe(200);
    const leaving = await buyer(app, db);
    const reset = {
      token: await mailedToken(db, (await buyer(app, db)).user_id, 'reset'),
      password: 'Twiga2026',
      confirmPassword: 'Twiga2026',
    };
    expect((await visitor.post('/api/auth/reset-password', reset)).statusCode).toBe(200);
    expect((await there(leaving).post('/api/auth/sign-out')).statusCode).toBe(200);
  });

  test('open streams end with bye and come back to 503; the administrator’s goes on', async () => {
    const address = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}/api/live`;
    const [hers, admins] = [await openTestStream(address, wanjiru.cookie), await openTestStream(address, admin.cookie)];
    await save({ maintenanceMode: true });
    expect((await hers.rest()).at(-1)?.event).toBe('bye');
    await expect(openTestStream(address, wanjiru.cookie)).rejects.toThrow('503');
    await save({ maintenanceMode: false });
    const saved = { type: 'settings.saved', data: {} };
    await admins.until(saved);
    await admins.until(saved);
    admins.close();
    await isClosed().toBe(200);
    (await openTestStream(address, wanjiru.cookie)).close();
  });
});

test('required verification is refused where no mail leaves the machine', async () => {
  const silent = await testApp();
  const reply = await saveSettings(await administrator(silent.app, silent.db), { requireEmailVerification: true });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { requireEmailVerification: 'No mail leaves this machine, so nobody could verify an email. Set SMTP_URL first.' },
  ]);
});
