import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../shared/settings/schema.ts';
import { settingNames } from '../../shared/settings/settings-form.ts';
import { testApp } from '../support/app.ts';
import { administrator, buyer, sessionFor } from '../support/people.ts';
import { saveSettings, settingsForm } from '../support/settings.ts';

const { app, db } = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
const admin = await administrator(app, db);
const wanjiru = await buyer(app, db);

const read = async () => (await admin.get('/api/admin/settings')).json();
const savedEvents = () =>
  db.selectFrom('events').select(['actor_id', 'before', 'after']).where('type', '=', 'settings.saved').orderBy('id').execute();

/** Every setting, other than it begins. */
const others = {
  siteName: 'Duka la Magari',
  siteDescription: 'Cars of Nakuru',
  supportEmail: 'msaada@example.com',
  maintenanceMode: true,
  requireEmailVerification: true,
  autoApproveListings: false,
  maxImagesPerListing: 3,
  defaultCurrency: 'USD',
  timeZone: 'UTC',
  adminNotifications: false,
  userNotifications: false,
  emailNotifications: false,
  backupFrequency: 'hourly',
  dataRetentionDays: 30,
} as const;

test('all fifteen begin with their defaults, are stored, and their event says what changed, before and after', async () => {
  const { commissionPayment: _, version: __, ...first } = defaultSettings;
  expect(Object.keys(first).sort()).toEqual([...settingNames].sort());
  expect(settingNames).toHaveLength(15);
  expect(await read()).toMatchObject({ ...first, version: 0 });
  expect(first).toMatchObject({ maxImagesPerListing: 10, dataRetentionDays: 365, backupFrequency: 'daily' });

  const saved = await saveSettings(admin, others);
  expect([saved.statusCode, saved.json()]).toMatchObject([200, { ...others, smsNotifications: false, version: 1 }]);
  expect(await read()).toEqual(saved.json());
  const before = Object.fromEntries(Object.keys(others).map((name) => [name, defaultSettings[name as keyof typeof others]]));
  expect(await savedEvents()).toEqual([{ actor_id: admin.user_id, before, after: others }]);

  await saveSettings(admin, { ...others, supportEmail: 'help@example.com' });
  const change = { before: { supportEmail: 'msaada@example.com' }, after: { supportEmail: 'help@example.com' } };
  expect((await savedEvents()).slice(1)).toEqual([{ actor_id: admin.user_id, ...change }]);
  await saveSettings(admin, first);
});

test('they say how many people are signed in, each once, without the administrator, and how many accounts are unverified', async () => {
  expect(await read()).toMatchObject({ signed_in: 1, unverified: 0 });
  const [achieng, left] = [await buyer(app, db), await buyer(app, db)];
  await db.insertInto('sessions').values(sessionFor(achieng.user_id)).execute();
  await db.updateTable('sessions').set({ expires_at: new Date().toISOString() }).where('user_id', '=', left.user_id).execute();
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', left.user_id).execute();
  expect(await read()).toMatchObject({ signed_in: 2, unverified: 1 });
});

test('a form that changes nothing leaves no trace', async () => {
  const [{ version }, events] = [await read(), await savedEvents()];
  expect((await saveSettings(admin, {})).json().version).toBe(version);
  expect(await savedEvents()).toHaveLength(events.length);
});

test('a setting that is not sent stays as it is, as a tab from before does not know a new one', async () => {
  const before = await read();
  const { version } = before;
  const saved = await admin.put('/api/admin/settings', { maxImagesPerListing: 4, version });
  expect(saved.json()).toEqual({ ...before, maxImagesPerListing: 4, version: version + 1 });
  await saveSettings(admin, { maxImagesPerListing: 10 });
});

test('of forms that saw the same settings one is saved, also at once; the others change nothing', async () => {
  const seen = await settingsForm(admin);
  const replies = await Promise.all(
    [2, 3, 4, 5].map((maxImagesPerListing) => admin.put('/api/admin/settings', { ...seen, maxImagesPerListing })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const winner = [2, 3, 4, 5][replies.findIndex(({ statusCode }) => statusCode === 200)];
  expect(await read()).toMatchObject({ maxImagesPerListing: winner, version: seen.version + 1 });
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'changed_meanwhile',
    detail: 'Other settings were saved meanwhile, in another tab perhaps. What you changed is kept: look it over, then save again.',
  });
  await saveSettings(admin, { maxImagesPerListing: 10 });
});

describe('a setting out of its limits is refused beside its field', () => {
  test.each([
    ['siteName', '   ', 'Please enter the name of the site'],
    ['siteName', 'x'.repeat(61), 'The name is too long'],
    ['siteDescription', '', 'Please describe the site'],
    ['siteDescription', 'x'.repeat(301), 'The description is too long'],
    ['supportEmail', 'nobody', 'Please enter a valid email address'],
    ['maintenanceMode', 'yes', 'Please check your input and try again.'],
    ['maxImagesPerListing', 0, 'Please choose 1 to 20 photos'],
    ['maxImagesPerListing', 21, 'Please choose 1 to 20 photos'],
    ['maxImagesPerListing', 2.5, 'Please choose 1 to 20 photos'],
    ['defaultCurrency', 'GBP', 'Please choose a currency'],
    ['timeZone', 'Europe/London', 'Please choose a time zone'],
    ['smsNotifications', true, 'This needs an SMS provider'],
    ['backupFrequency', 'never', 'Please choose how often'],
    ['dataRetentionDays', 29, 'Please choose 30 to 3650 days'],
    ['dataRetentionDays', 3651, 'Please choose 30 to 3650 days'],
  ])('%s: %j', async (name, value, sentence) => {
    const before = await read();
    const reply = await saveSettings(admin, { [name]: value });
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { [name]: sentence }]);
    expect(await read()).toEqual(before);
  });

  test.each([
    ['siteName', 'x'.repeat(60)],
    ['maxImagesPerListing', 1],
    ['maxImagesPerListing', 20],
    ['dataRetentionDays', 30],
    ['dataRetentionDays', 3650],
  ])('%s: %j is within them', async (name, value) => {
    expect((await saveSettings(admin, { [name]: value })).json()).toMatchObject({ [name]: value });
  });
});

test('smsNotifications stays off', async () => {
  expect((await read()).smsNotifications).toBe(false);
});

describe('what exported reports are labelled with', () => {
  const csv = async () => (await wanjiru.get('/api/analytics/buyer/csv?period=7d')).body;

  test('shillings are no label; another currency is, and the columns stay KSh', async () => {
    expect(await csv()).not.toContain('Reporting currency');
    await saveSettings(admin, { defaultCurrency: 'USD' });
    const labelled = await csv();
    expect(labelled.split('\r\n')[0]).toBe('\uFEFFReporting currency: USD');
    expect(labelled).toContain('(KSh)');
    expect(labelled).not.toContain('(USD)');
  });

  test('the time zone is that of the time when it was made, and of no other', async () => {
    await saveSettings(admin, { timeZone: 'America/New_York' });
    // Its midnight may pass meanwhile.
    const dayThere = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short' }).format(new Date());
    const before = dayThere();
    const labelled = await csv();
    const made = labelled.match(/\r\nMade,([\d-]{10}) \d\d:\d\d \(America\/New_York\)\r\n/)?.[1];
    expect([before, dayThere()]).toContain(made);
    expect(labelled).toContain('\r\nTime,Nairobi (UTC+3)\r\n');
  });
});
