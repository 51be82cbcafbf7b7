import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { openMailer } from '../../server/platform/mail/mailer.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { loadRenderer } from '../../server/site/render.ts';
import { choiceOf, kindRows } from '../../shared/notifications/kind-rows.ts';
import type { Kind } from '../../shared/notifications/kinds.ts';
import type { MailName, MailParams } from '../../shared/notifications/mails.ts';
import { defaultSettings } from '../../shared/settings/schema.ts';
import { longDate } from '../../shared/time.ts';
import { testApp, withKey } from '../support/app.ts';
import { log } from '../support/faults.ts';
import { deadMailServer, mailServer } from '../support/worker.ts';
import { at, nasty, samples } from './samples.ts';

const to = { email: 'wanjiru@people.example', full_name: 'Wanjiru Kamau', language: 'en' } as const;
const letter = <Name extends MailName>(name: Name, params: MailParams<Name>) => ({
  to,
  name,
  params,
  link: '/dashboard/requests',
  id: 'event-1.one',
});

async function mailerOver(environment: Record<string, string>) {
  const { app, config, renderMail } = await testApp({ PUBLIC_URL: 'https://tafutagari.example', ...environment });
  return { app, config, mailer: openMailer({ config, log, renderMail, readSite: async () => site }) };
}

let site: Pick<typeof defaultSettings, 'siteName' | 'supportEmail'> = defaultSettings;

describe('over SMTP', () => {
  test('the sender is the site as it is called now, unless MAIL_FROM names one', async () => {
    const server = await mailServer();
    site = { ...defaultSettings, siteName: 'Duka la Magari' };
    for (const MAIL_FROM of ['no-reply@tafutagari.example', 'Gari <a@b.example>']) {
      const { mailer } = await mailerOver({ SMTP_URL: server.url, MAIL_FROM });
      await mailer.send(letter('bid-placed', samples['bid-placed']));
    }
    site = defaultSettings;
    expect(server.mails.map(({ from }) => [from?.name, from?.address])).toEqual([
      ['Duka la Magari', 'no-reply@tafutagari.example'],
      ['Gari', 'a@b.example'],
    ]);
  });

  test('a mail arrives as HTML and text, with user input escaped and absolute links', async () => {
    const server = await mailServer();
    const { mailer } = await mailerOver({ SMTP_URL: server.url });
    await mailer.send(letter('bid-placed', samples['bid-placed']));
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(['wanjiru@people.example']);
    expect(mail?.from).toMatchObject({ name: 'TafutaGari', address: 'no-reply@tafutagari.example' });
    expect(mail?.to?.[0]).toMatchObject({ name: 'Wanjiru Kamau', address: 'wanjiru@people.example' });
    expect(mail?.subject).toBe(`New offer: KSh 1,285,000 for ${nasty}`);
    expect(mail?.messageId).toBe('<event-1.one@tafutagari.example>');
    expect(mail?.html).toContain('&lt;b&gt;Axio &amp; &quot;G&quot;&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>Axio');
    expect(mail?.text).toContain(`Car wanted: ${nasty}`);
    expect(mail?.text).toContain('https://tafutagari.example/dashboard/requests');
    expect(mail?.text).toContain('Habari Wanjiru,');
    expect(mail?.text).toContain('One owner\nDuty paid');
  });

  test('an offer comes with its photo, its facts, what the dealer is like and how far it is from the limit', async () => {
    const server = await mailServer();
    const { mailer } = await mailerOver({ SMTP_URL: server.url });
    await mailer.send(letter('bid-placed', samples['bid-placed']));
    await mailer.send(letter('bid-placed', { ...samples['bid-placed'], budget_max: null, rating: null, rating_count: 0, photo: null }));
    const [whole, bare] = server.mails;
    const photo = `<img[^>]* alt="The offered car[^>]* height="390" src="https://tafutagari.example/photos/${'a'.repeat(32)}/800.webp"`;
    expect(whole?.html).toMatch(new RegExp(photo));
    expect(whole?.text).toContain('Against your budget: KSh\u00a070,000 under your limit');
    expect(whole?.text).toContain('The car: Toyota Axio · 2016 · 78,400\u00a0km · Silver · 1.5 L · Petrol · Automatic');
    expect(whole?.text).toContain('Mombasa Motors: 4.5 of 5 stars (12 buyers)');
    // The program that makes the mail sets the background on a cell inside the body.
    expect(whole?.html).toContain('.paper > table > tbody > tr > td');
    expect(bare?.html).not.toContain('<img');
    expect(bare?.text).toContain('Your budget: 1.2M');
    expect(bare?.text).toContain('Mombasa Motors: No ratings yet');
  });

  test('the car that is named instead comes with its photo; a list is not told before it in a sentence', async () => {
    const server = await mailServer();
    const { mailer } = await mailerOver({ SMTP_URL: server.url });
    await mailer.send(letter('car-named', samples['car-named']));
    await mailer.send(letter('new-requests', samples['new-requests']));
    await mailer.send(letter('saved-cars-changed', samples['saved-cars-changed']));
    const [named, requests, saved] = server.mails;
    expect(named?.html).toContain(`src="https://tafutagari.example/photos/${'a'.repeat(32)}/800.webp"`);
    expect(requests?.text?.split(nasty)).toHaveLength(2);
    expect(saved?.text?.split('Toyota Axio 2016')).toHaveLength(2);
  });

  test('a confirmed viewing says where and whom to call, and comes with a file for the calendar', async () => {
    const server = await mailServer();
    const { mailer } = await mailerOver({ SMTP_URL: server.url });
    await mailer.send(letter('appointment-confirmed', samples['appointment-confirmed']));
    const [mail] = server.mails;
    expect(mail?.html).toContain('href="tel:+254712345678"');
    // Facts line by line, the number once, the heading as it is.
    expect(mail?.text).toContain(
      'When: Sunday, 22 November 2026 at 10:30\nWith: Mombasa Motors\nPhone: 0712 345 678\nPlace: Moi Avenue (map https://',
    );
    expect(mail?.text).toContain('\nViewing confirmed\n');
    expect(mail?.html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=Moi+Avenue"');
    expect(mail?.attachments).toMatchObject([{ filename: 'viewing.ics', mimeType: 'text/calendar' }]);
  });

  test('a line break in a car model can’t inject a header', async () => {
    const server = await mailServer();
    const { mailer } = await mailerOver({ SMTP_URL: server.url });
    await mailer.send(letter('bid-placed', { ...samples['bid-placed'], car_model: 'Axio\r\nBcc: victim@people.example\n\nHello' }));
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(['wanjiru@people.example']);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map((header) => header.key)).not.toContain('bcc');
    expect(mail?.subject).toBe('New offer: KSh 1,285,000 for Axio Bcc: victim@people.example Hello');
  });

  test('a server that is down, or answers "try later", is an error, so the job is retried', async () => {
    const { mailer } = await mailerOver({ SMTP_URL: await deadMailServer() });
    await expect(mailer.send(letter('bid-placed', samples['bid-placed']))).rejects.toThrow('ECONNREFUSED');
    const busy = await mailServer(() => ({ responseCode: 451 }));
    const { mailer: toBusy } = await mailerOver({ SMTP_URL: busy.url });
    await expect(toBusy.send(letter('bid-placed', samples['bid-placed']))).rejects.toThrow('451');
  });

  test('a permanently refused recipient is not retried', async () => {
    const server = await mailServer(() => ({ responseCode: 550 }));
    const { mailer } = await mailerOver({ SMTP_URL: server.url });
    await mailer.send(letter('bid-placed', samples['bid-placed']));
    expect(server.mails).toEqual([]);
  });
});

test('each mail says why it came and where it ends, for mail programs too, or why it can’t be switched off', async () => {
  const server = await mailServer();
  const { mailer } = await mailerOver({ SMTP_URL: server.url });
  for (const name of Object.keys(samples) as MailName[]) {
    const canEnd = name === 'bids-placed' || (name in kindRows && choiceOf({ kind: name as Kind }) !== undefined);
    await mailer.send({ ...letter<MailName>(name, samples[name]), off: canEnd ? '/mail/off?token=x' : undefined });
    const mail = server.mails.at(-1);
    const text = mail?.text?.trimEnd();
    expect(text, name).toMatch(/\n\nYou get this because [^\n]+\./);
    const headers = mail?.headers.filter(({ key }) => key.startsWith('list-unsubscribe')).map(({ key, value }) => `${key}: ${value}`);
    if (canEnd) {
      expect(text, name).toMatch(/\nStop these mails https:\S+\/mail\/off\?token=x · Choose what reaches you https:\S+#notices$/);
      expect(headers).toEqual([
        'list-unsubscribe: <https://tafutagari.example/mail/off?token=x>',
        'list-unsubscribe-post: List-Unsubscribe=One-Click',
      ]);
    } else {
      expect(text, name).toMatch(/Mails about (your account|a deal of yours|money that is owed) can’t be switched off\.$/);
      expect(headers).toEqual([]);
    }
    expect(mail?.html?.match(/class="button"/g), name).toHaveLength(1);
  }
});

/** The samples with names as long as most are. */
const usual = (params: object) => JSON.parse(JSON.stringify(params).replaceAll(JSON.stringify(nasty).slice(1, -1), usualCar));
const usualCar = 'Toyota Land Cruiser Prado 2016';
const ofTheTeam: string[] = ['case-waiting', 'cases-waiting', 'file-failed'] satisfies MailName[];

describe.each(['en', 'sw'] as const)('in %s', (language) => {
  // An administrator reads English.
  const names = (Object.keys(samples) as MailName[]).filter((name) => language === 'en' || !ofTheTeam.includes(name));
  test.each(names)('%s says its language, and has a subject that a phone shows', async (name) => {
    const { renderMail } = await loadRenderer();
    const envelope = { site: { name: 'TafutaGari', supportEmail: 'help@tafutagari.example', url: 'https://x.example' }, ...to, link: '/' };
    const { subject, html, text } = await renderMail(language, name, { ...envelope, ...usual(samples[name] as never) });
    expect(subject.length).toBeLessThan(78);
    expect(html).toContain(`lang="${language}"`);
    expect(text.includes('You get this because')).toBe(language === 'en');
  });
});

describe('without SMTP', () => {
  test('every mail is written to the outbox completely: subject, text, absolute links, everything escaped, Nairobi time', async () => {
    const { mailer, config } = await mailerOver({});
    for (const name of Object.keys(samples) as MailName[]) await mailer.send(letter<MailName>(name, samples[name]));
    const kept = await listOutbox(config.dataDir);
    expect(kept.map((mail) => mail.mail).sort()).toEqual(Object.keys(samples).sort());
    for (const mail of kept) {
      expect(mail.subject, mail.mail).not.toMatch(/undefined|null|NaN|^$/);
      expect(mail.text, mail.mail).not.toMatch(/undefined|null|NaN|\[object/);
      expect(mail.text, mail.mail).toContain('https://tafutagari.example/dashboard/requests');
      expect(mail.html, mail.mail).not.toContain('<b>Axio');
      expect(mail.text, mail.mail).toMatch(/\nYou get this because [^\n]+\.\s*$/);
      expect(mail.html, mail.mail).toContain('<meta name="color-scheme" content="light dark"');
      const addresses = [...mail.html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
      expect(addresses.length, mail.mail).toBeGreaterThan(1);
      for (const address of addresses)
        expect(address, mail.mail).toMatch(
          /^(https:\/\/tafutagari\.example|https:\/\/www\.google\.com\/maps\/|mailto:|tel:\+254712345678$)/,
        );
    }
    expect(kept.find((mail) => mail.mail === 'appointment-confirmed')?.text).toContain(`${longDate(at)} at 10:30`);

    const folder = path.join(config.dataDir, 'outbox');
    const files = await readdir(folder);
    expect(files.filter((file) => file.endsWith('.eml'))).toHaveLength(kept.length);
    expect(files.filter((file) => file.endsWith('.unfinished'))).toEqual([]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const file of files) expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
    const eml = await PostalMime.parse(await readFile(path.join(folder, `${kept[0]?.name}.eml`)));
    expect(eml.subject).toBe(kept[0]?.subject);
  });
});

describe('/dev/emails', () => {
  const mail = letter('bid-placed', samples['bid-placed']);

  test('lists the newest first, and shows one as HTML and as text', async () => {
    const { app, config, mailer } = await mailerOver({});
    const headers = await withKey(config);
    const get = (url: string) => app.inject({ url, headers });
    expect((await get('/dev/emails')).body).toContain('No email has been written yet.');
    await mailer.send(mail);
    await mailer.send(letter('verify-email', samples['verify-email']));
    const list = (await get('/dev/emails')).body;
    expect(list.indexOf('Verify your email')).toBeLessThan(list.indexOf('New offer'));
    expect(list).toContain('&lt;b&gt;Axio &amp; &quot;G&quot;');
    const address = [...list.matchAll(/href="(\/dev\/emails\/[^"]+)"/g)].at(-1)?.[1] ?? '';
    const page = await get(address);
    expect(page.body).toContain('<a href="https://tafutagari.example/dashboard/requests">');
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
    const html = await get(`${address}/html`);
    expect(html.body).toContain('&lt;b&gt;Axio');
    expect(html.headers['content-security-policy']).toContain('sandbox');
  });

  test.each([
    ['in production', { APP_MODE: 'production' }, {}],
    ['behind a proxy we know of', { TRUST_PROXY: 'loopback' }, {}],
    ['behind a proxy we were not told of', {}, { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['behind one that says nothing: without the key', {}, { headers: { authorization: '' } }],
    ['from another machine', {}, { remoteAddress: '10.0.0.7' }],
    ['under a foreign name that points here', {}, { headers: { host: 'evil.example' } }],
  ])('does not exist %s', async (_, environment, call: { headers?: object; remoteAddress?: string }) => {
    const { app, config, mailer } = await mailerOver(environment);
    await mailer.send(mail);
    const [kept] = await listOutbox(config.dataDir);
    for (const address of ['/dev/emails', `/dev/emails/${kept?.name}`, `/dev/emails/${kept?.name}/html`]) {
      const headers = { ...(await withKey(config)), ...call.headers };
      expect((await app.inject({ url: address, ...call, headers })).statusCode).toBe(404);
    }
  });

  test('an unknown mail name is not found', async () => {
    const { app, config } = await mailerOver({});
    const headers = await withKey(config);
    for (const name of ['019a0000-0000-7000-8000-000000000000', '..%2f..%2fpackage', 'package']) {
      expect((await app.inject({ url: `/dev/emails/${name}`, headers })).statusCode).toBe(404);
    }
  });
});
