import { brotliCompressSync } from 'node:zlib';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { cookieFrom } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { banner, goesTo, plainBrowser, sentenceOf, shown } from '../support/pages.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const { get, post } = plainBrowser(app);
const admin = await administrator(app, db);

const typedRequest = (over: Record<string, string> = {}) => ({
  id: uuidv7(),
  car_model: 'Toyota Axio 2016',
  budget: '1.2M - 1.4M',
  location: 'Nakuru',
  condition: 'used',
  transmission: 'automatic',
  fuel_type: 'petrol',
  description: 'White or silver',
  ...over,
});
/** Letters that hardly repeat, so that compression gains little: the worst case for a draft. */
const rare = (length: number) => String.fromCodePoint(...Array.from({ length }, (_, place) => 0x20000 + ((place * place * 7919) % 42_000)));
const requestOf = (id: string) => db.selectFrom('car_requests').selectAll().where('id', '=', id).executeTakeFirst();

describe('/post-request without JavaScript', () => {
  const send = (person: Person | null, fields: Record<string, string>) => post('/post-request', fields, person?.cookie);

  it('is filled and posted by a buyer', async () => {
    const someone = await buyer(app, db);
    const id = shown((await get('/post-request', someone.cookie)).body, 'id') ?? '';
    const reply = await send(someone, typedRequest({ id, share_phone: 'on', logbook_in_sellers_name: 'on' }));
    expect(goesTo(reply)).toEqual([303, `/dashboard/requests?notice=request-posted#${id}`]);
    expect(await requestOf(id)).toMatchObject({
      user_id: someone.user_id,
      car_model: 'Toyota Axio 2016',
      share_phone: true,
      logbook_in_sellers_name: true,
      budget_max: 1_400_000,
    });
  });

  it('shares no phone number and wishes for no logbook unless that is chosen, and posts once', async () => {
    const someone = await buyer(app, db);
    const typed = typedRequest();
    expect([(await send(someone, typed)).statusCode, (await send(someone, typed)).statusCode]).toEqual([303, 303]);
    expect(await requestOf(typed.id)).toMatchObject({ share_phone: false, logbook_in_sellers_name: false });
    const changed = await send(someone, { ...typed, budget: '2M' });
    expect([changed.statusCode, banner(changed.body)?.[1]]).toEqual([409, 'Already posted']);
  });

  it('asks once what a lone number means as a budget, and takes the answer or what was typed', async () => {
    const someone = await buyer(app, db);
    const typed = typedRequest({ budget: '1.6' });
    const asking = await send(someone, typed);
    expect([asking.statusCode, shown(asking.body, 'budget'), sentenceOf(asking.body, 'budget')]).toEqual([
      ...[422, '1.6', 'We can’t read “1.6” as shillings.'],
    ]);
    const again = /<form[^>]*action="(\/post-request[^"]*)"/.exec(asking.body)?.[1] ?? '';
    const answer = /<button[^>]*value="(\w+)"[^>]*name="budget_meant"[^>]*>([^<]*)</.exec(asking.body);
    expect([again, answer?.[2]]).toEqual(['/post-request?asked=1', 'KSh\u00a01,600,000?']);
    expect(await requestOf(typed.id)).toBeUndefined();
    await post(again, { ...typed, budget_meant: answer?.[1] ?? '' }, someone.cookie);
    expect(await requestOf(typed.id)).toMatchObject({ budget: 'KSh 1,600,000', budget_max: 1_600_000 });

    const asTyped = typedRequest({ budget: '1.6' });
    await post(again, asTyped, someone.cookie);
    expect(await requestOf(asTyped.id)).toMatchObject({ budget: '1.6', budget_max: null });
    // The answer was to another budget than is typed by now.
    const other = typedRequest({ budget: '2M' });
    await post(again, { ...other, budget_meant: 'yes' }, someone.cookie);
    expect(await requestOf(other.id)).toMatchObject({ budget: '2M', budget_max: 2_000_000 });
  });

  it('begins where its writer is, as the profile says, and leaves another place alone', async () => {
    const someone = await buyer(app, db, { location: 'Kasarani, Nairobi' });
    const { body } = await get('/post-request', someone.cookie);
    expect([shown(body, 'location'), body.includes('From your profile.')]).toEqual(['Kasarani, Nairobi', true]);
    const elsewhere = (await get('/post-request?location=Thika', someone.cookie)).body;
    expect([shown(elsewhere, 'location'), elsewhere.includes('From your profile.')]).toEqual(['Thika', false]);
    expect(shown((await get('/post-request')).body, 'location')).toBe('');
    // Emptied by its writer: it isn’t filled in anew beside the error.
    expect(shown((await send(someone, typedRequest({ location: '' }))).body, 'location')).toBe('');
  });

  it('shows a refused form again, under the same id', async () => {
    const someone = await buyer(app, db);
    const typed = typedRequest({
      budget: ' ',
      description: '</textarea><script>alert(1)</script>',
      car_model: '"Axio"',
      share_phone: 'on',
    });
    const { statusCode, body } = await send(someone, typed);
    expect([statusCode, banner(body)]).toEqual([422, ['error', 'Validation Error', 'Budget is required']]);
    expect(sentenceOf(body, 'budget')).toBe('Budget is required');
    expect([shown(body, 'id'), shown(body, 'car_model')]).toEqual([typed.id, '&quot;Axio&quot;']);
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
    expect(body).not.toContain('<script>');
    expect(body).toMatch(/<option value="automatic" selected/);
    expect(body).toMatch(/<input[^>]*name="share_phone"[^>]*checked/);
    expect(await requestOf(typed.id)).toBeUndefined();
  });

  it('keeps what a visitor wrote, also for a form that is opened anew', async () => {
    const typed = typedRequest({ description: 'Ngũgĩ '.repeat(160) });
    const kept = cookieFrom(await send(null, typed));
    expect(kept.length).toBeLessThan(4096);
    expect(await requestOf(typed.id)).toBeUndefined();
    const { body } = await get('/post-request', kept);
    expect([shown(body, 'id'), shown(body, 'budget'), shown(body, 'description')?.trim()]).toEqual([
      typed.id,
      typed.budget,
      typed.description.trim(),
    ]);
  });

  it('keeps every draft within the limits, whatever its letters, and nothing of the previous draft', async () => {
    const typed = typedRequest({ car_model: rare(100), budget: rare(50), location: rare(200), description: rare(1000) });
    const draft = cookieFrom(await send(null, typed));
    expect(draft.split('; ').map((cookie) => cookie.length < 4096)).toEqual([true, true]);
    expect(draft.length).toBeLessThan(8000);
    const { body } = await get('/post-request', draft);
    expect(['car_model', 'budget', 'location'].map((name) => shown(body, name))).toEqual([typed.car_model, typed.budget, typed.location]);
    expect(shown(body, 'description')?.trim()).toBe(typed.description);

    const shorter = cookieFrom(await send(null, typedRequest()));
    expect(shorter).toMatch(/; waiting-rest=$/);
  });

  it('tells a visitor what is too long before they sign in, and keeps it in the form', async () => {
    const description = rare(2000);
    const refused = await send(null, typedRequest({ description }));
    expect([refused.statusCode, sentenceOf(refused.body, 'description')]).toEqual([422, 'Description is too long']);
    expect(shown(refused.body, 'description')?.trim()).toBe(description);
  });

  it('neither gives back nor keeps what is longer than anyone types, but says that it is too long', async () => {
    const refused = await send(null, typedRequest({ description: rare(2500) }));
    expect([refused.statusCode, sentenceOf(refused.body, 'description')]).toEqual([422, 'Description is too long']);
    expect([shown(refused.body, 'description')?.trim(), shown(refused.body, 'car_model')]).toEqual(['', 'Toyota Axio 2016']);
    expect(cookieFrom(refused)).toBe('');
  });

  it('ignores a draft that is broken, or packed from more than any form', async () => {
    const long = brotliCompressSync(JSON.stringify(typedRequest({ description: 'x'.repeat(200_000) }))).toString('base64url');
    for (const kept of ['made-up', long]) {
      const { statusCode, body } = await get('/post-request', `waiting=${kept}`);
      expect([statusCode, body.includes('Toyota Axio 2016"')]).toEqual([200, false]);
    }
  });

  it('is left for the dashboard by Back and by Cancel', async () => {
    const { body } = await get('/post-request');
    const addressOf = (label: string) => new RegExp(`href="([^"]*)"[^>]*>(?:(?!</a>).)*${label}</a>`).exec(body)?.[1];
    expect(['Back', 'Cancel'].map(addressOf)).toEqual(['/dashboard', '/dashboard']);
  });

  it('sends dealers and the administrator to the dashboard, and posts nothing of theirs', async () => {
    for (const person of [await dealer(app, db), admin]) {
      const typed = typedRequest();
      expect(goesTo(await get('/post-request', person.cookie))).toEqual([303, '/dashboard']);
      expect(goesTo(await send(person, typed))).toEqual([303, '/dashboard']);
      expect(await requestOf(typed.id)).toBeUndefined();
    }
  });
});
