import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { cookieFrom } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit, stockedCar } from '../support/cars.ts';
import { requestForm } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { goesTo, plainBrowser, shown, typedSignUp } from '../support/pages.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';
import { browserAfter, pressedPost, typedRequest } from '../support/request-draft.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { get, post } = plainBrowser(app);
const { drain } = await testWorker(site);
const { noticesOf, mailsTo } = noticeBoard(site);
const admin = await administrator(app, db);

const askedBy = async (requestId: string) =>
  (await db.selectFrom('car_requests').select('asked_car_id').where('id', '=', requestId).executeTakeFirstOrThrow()).asked_car_id;
const sell = (id: string) => db.updateTable('cars').set({ status: 'sold', sold_at: sql`now()` }).where('id', '=', id).execute();
const told = async (person: Person) => {
  await drain();
  return { notices: (await noticesOf(person)).map(({ title, link }) => [title, link]), mails: await mailsTo(person) };
};

describe('asking for an offer of a car', () => {
  it.each(['a buyer', 'a visitor'])('fills model, year and price into the form of %s', async (who) => {
    const car = await stockedCar(await dealer(app, db));
    const { body } = await get(`/post-request?car=${car}`, who === 'a buyer' ? (await buyer(app, db)).cookie : '');
    expect(['car_model', 'budget', 'asked_car_id', 'location'].map((name) => shown(body, name))).toEqual([
      'Toyota Axio 2016',
      'KSh 1,285,000',
      car,
      who === 'a buyer' ? 'Nakuru' : '',
    ]);
  });

  it.each(['sold', 'made-up', 'malformed'])('fills in nothing for a car that is %s', async (how) => {
    const car = await stockedCar(await dealer(app, db));
    await sell(car);
    const addresses: Record<string, string> = { sold: car, 'made-up': uuidv7(), malformed: 'x' };
    const { statusCode, body } = await get(`/post-request?car=${addresses[how]}`, (await buyer(app, db)).cookie);
    expect([statusCode, shown(body, 'car_model'), shown(body, 'asked_car_id')]).toEqual([200, undefined, undefined]);
  });

  it('tells the dealer of that car, and nobody else, by whom and for which car; nothing else is bound', async () => {
    const [yard, rival, wanjiru] = [await dealer(app, db), await dealer(app, db), await buyer(app, db, { full_name: 'Wanjiru Kamau' })];
    const car = await stockedCar(yard);
    const form = shown((await get(`/post-request?car=${car}`, wanjiru.cookie)).body, 'id') ?? '';
    const typed = typedRequest({ id: form, asked_car_id: car });
    expect(goesTo(await post('/post-request', typed, wanjiru.cookie))[0]).toBe(303);
    expect(await askedBy(form)).toBe(car);
    expect(await told(yard)).toEqual({
      notices: [['Asked for an offer: Toyota Axio 2016', `/dashboard/buyer-requests#${form}`]],
      mails: ['car-asked'],
    });
    expect(await told(rival)).toEqual({ notices: [], mails: [] });
    expect((await wanjiru.get('/api/requests')).json().rows[0].bids).toEqual([]);
    expect((await db.selectFrom('cars').select('status').where('id', '=', car).executeTakeFirstOrThrow()).status).toBe('available');
  });

  it('says on the form which car and dealer are asked, also after a refusal and while it waits; a visitor reads no dealer', async () => {
    const [yard, wanjiru] = [await dealer(app, db, { business_name: 'Rift Valley Motors' }), await buyer(app, db)];
    const car = await stockedCar(yard);
    const text = async (page: ReturnType<typeof get>) => (await page).body.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '');
    const sentence = 'Toyota Axio 2016KSh\u00a01,285,000You ask about this car. Rift Valley Motors is told of it';
    expect(await text(get(`/post-request?car=${car}`, wanjiru.cookie))).toContain(sentence);
    const faulty = typedRequest({ asked_car_id: car, location: '' });
    expect(await text(post('/post-request', faulty, wanjiru.cookie))).toContain(sentence);
    expect(await text(get('/post-request', wanjiru.cookie))).not.toContain('is told of it');
    const visitor = await text(get(`/post-request?car=${car}`));
    expect([visitor.includes('Its dealer is told of it'), visitor.includes('Rift Valley')]).toEqual([true, false]);
    const { cookies } = await pressedPost(app, { asked_car_id: car });
    expect(await text(get('/post-request/ready', `${cookies}; ${wanjiru.cookie}`))).toContain(sentence);
    await sell(car);
    expect(await text(get('/post-request/ready', `${cookies}; ${wanjiru.cookie}`))).not.toContain('is told of it');
  });

  it('is said on the posted request: to its buyer which car and dealer, to that dealer which car, to nobody else', async () => {
    const [yard, rival] = [await dealer(app, db, { business_name: 'Rift Valley Motors' }), await dealer(app, db)];
    const wanjiru = await buyer(app, db);
    const car = await stockedCar(yard);
    const { id } = (await wanjiru.post('/api/requests', requestForm({ asked_car_id: car }))).json();
    const named = { id: car, make: 'Toyota', model: 'Axio', year: 2016 };
    expect((await wanjiru.get(`/api/requests/${id}`)).json().asked_car).toMatchObject({ ...named, business_name: 'Rift Valley Motors' });
    const readBy = async (person: Person) => [
      (await person.get(`/api/active-requests/${id}`)).json().asked_car,
      (await person.get('/api/active-requests')).json().rows[0].asked_car,
    ];
    expect(await readBy(yard)).toEqual([named, named]);
    for (const other of [rival, admin]) expect(await readBy(other)).toEqual([null, null]);
    expect((await rival.get(`/api/requests/${id}/own-cars`)).json().rows).toEqual([]);
  });

  it('is called on it what its buyer saw on the market, whatever its dealer writes once it was taken down', async () => {
    const [yard, wanjiru] = [await dealer(app, db), await buyer(app, db)];
    const car = await stockedCar(yard);
    const { id } = (await wanjiru.post('/api/requests', requestForm({ asked_car_id: car }))).json();
    await admin.post(`/api/admin/cars/${car}/take-down`, { reason: 'No papers', version: 1 });
    expect((await yard.put(`/api/cars/${car}`, carEdit({ make: 'Mazda', model: '0722 000 000', year: 2008 }))).statusCode).toBe(200);
    expect((await wanjiru.get(`/api/requests/${id}`)).json().asked_car).toMatchObject({ make: 'Toyota', model: 'Axio', year: 2016 });
  });

  it('is not said to its dealer any more once it was deleted; its buyer reads it on', async () => {
    const [yard, wanjiru] = [await dealer(app, db), await buyer(app, db)];
    const car = await stockedCar(yard);
    const { id } = (await wanjiru.post('/api/requests', requestForm({ asked_car_id: car }))).json();
    await yard.delete(`/api/cars/${car}`);
    expect((await yard.get(`/api/active-requests/${id}`)).json().asked_car).toBeNull();
    expect((await wanjiru.get(`/api/requests/${id}`)).json().asked_car).toMatchObject({ id: car });
  });

  it('can be taken off the form, of a request that waits in the browser too, without losing the rest of it', async () => {
    const car = await stockedCar(await dealer(app, db));
    const { typed, cookies } = await pressedPost(app, { asked_car_id: car });
    const wanjiru = await buyer(app, db);
    const { body } = await get('/post-request?again=change', cookies);
    expect(body.split(`href="/dashboard/browse/${car}"`), 'Back and Cancel lead to the car').toHaveLength(3);
    const href = /href="([^"]+)"[^>]*>Ask about no car in particular</.exec(body)?.[1] ?? '';
    for (const jar of [cookies, `${cookies}; ${wanjiru.cookie}`]) {
      const page = await get(href, jar);
      expect([page.statusCode, ...['asked_car_id', 'car_model', 'id'].map((name) => shown(page.body, name))]).toEqual([
        200,
        undefined,
        typed.car_model,
        typed.id,
      ]);
      expect(page.body).not.toContain('Ask about no car in particular');
    }
  });

  it('tells the dealer once a day of each buyer and car', async () => {
    const [yard, wanjiru, kamau] = [await dealer(app, db), await buyer(app, db), await buyer(app, db)];
    const [car, other] = [await stockedCar(yard), await stockedCar(yard)];
    const ask = async (by: Person, asked_car_id: string) => {
      const form = requestForm({ asked_car_id });
      expect((await by.post('/api/requests', form)).statusCode).toBe(200);
      return form.id;
    };
    const times = async () => (await told(yard)).notices.length;
    await Promise.all([ask(wanjiru, car), ask(wanjiru, car), ask(wanjiru, car)]);
    expect(await times()).toBe(1);
    await ask(kamau, car);
    await ask(wanjiru, other);
    expect(await times()).toBe(3);
    await db
      .updateTable('car_requests')
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where('user_id', '=', wanjiru.user_id)
      .execute();
    await ask(wanjiru, car);
    expect(await times()).toBe(4);
  });

  it('says nothing to anybody about a request that no car led to', async () => {
    const [yard, wanjiru] = [await dealer(app, db), await buyer(app, db)];
    await stockedCar(yard);
    await wanjiru.post('/api/requests', requestForm());
    expect(await told(yard)).toEqual({ notices: [], mails: [] });
  });

  it('is kept while a visitor signs up', async () => {
    const yard = await dealer(app, db);
    const car = await stockedCar(yard);
    const { typed, cookies, draft_token } = await pressedPost(app, { asked_car_id: car });
    const kept = await get('/post-request', cookies);
    expect(shown(kept.body, 'asked_car_id')).toBe(car);
    const signedUp = await post('/auth?tab=sign-up', { ...typedSignUp(), draft_token }, cookies);
    expect(signedUp.statusCode).toBe(303);
    await get(String(signedUp.headers.location), browserAfter(cookies, signedUp));
    expect(await askedBy(typed.id)).toBe(car);
    expect((await told(yard)).notices).toHaveLength(1);
  });

  it('posts the request all the same when the car has left the market, without the car', async () => {
    const [yard, wanjiru] = [await dealer(app, db), await buyer(app, db)];
    const car = await stockedCar(yard);
    await sell(car);
    const form = requestForm({ asked_car_id: car });
    const [first, second] = [await wanjiru.post('/api/requests', form), await wanjiru.post('/api/requests', form)];
    expect([first.statusCode, second.statusCode, await askedBy(form.id)]).toEqual([200, 200, null]);
    expect(await told(yard)).toEqual({ notices: [], mails: [] });
    expect((await wanjiru.post('/api/requests', requestForm({ asked_car_id: 'x' }))).statusCode).toBe(422);
  });

  it('goes before a request that waits in the browser, which goes on waiting', async () => {
    const car = await stockedCar(await dealer(app, db));
    const { cookies } = await pressedPost(app, { car_model: 'Mazda Demio' });
    const wanjiru = await buyer(app, db);
    const page = await get(`/post-request?car=${car}`, `${cookies}; ${wanjiru.cookie}`);
    expect([page.statusCode, shown(page.body, 'car_model')]).toEqual([200, 'Toyota Axio 2016']);
    expect(cookieFrom(page)).not.toContain('waiting=;');
  });
});

describe('a link to a car, shared in a chat', () => {
  const tag = (body: string, name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(body)?.[1];
  /** The page that a visitor, or a chat's robot, ends up on. */
  const followed = async (path: string) => {
    const { headers, statusCode } = await get(path);
    expect(statusCode).toBe(303);
    return (await get(String(headers.location))).body;
  };

  it('leads a visitor to sign in and back, on a page that carries name, price and cover', async () => {
    const yard = await dealer(app, db);
    const photo = (await photosOf(app, config).upload(yard, small, { owner: 'car' })).json().url;
    const car = await stockedCar(yard, { image_urls: [photo], mileage: 78_400 });
    const body = await followed(`/dashboard/browse/${car}`);
    expect(body).toContain(`next=%2Fdashboard%2Fbrowse%2F${car}`);
    expect(['title', 'description', 'url', 'image'].map((name) => tag(body, name))).toEqual([
      'Toyota Axio 2016',
      'KSh\u00a01,285,000 · 78,400\u00a0km · Petrol · Automatic · Nakuru',
      `${config.publicUrl}/dashboard/browse/${car}`,
      `${config.publicUrl}${photo}`,
    ]);
    expect(body).toContain('noindex');
  });

  it('shows the picture of the site for a car without a photo, and nothing of one that is not on the market', async () => {
    const car = await stockedCar(await dealer(app, db));
    expect(tag(await followed(`/dashboard/browse/${car}`), 'image')).toBe(`${config.publicUrl}/share.png`);
    await sell(car);
    const sold = await followed(`/dashboard/browse/${car}`);
    expect([tag(sold, 'title'), sold.includes('Axio')]).toEqual(['Sign In · TafutaGari', false]);
    const early = await stockedCar(await dealer(app, db, { is_verified: false }));
    expect(tag(await followed(`/dashboard/browse/${early}`), 'title')).toBe('Sign In · TafutaGari');
  });
});
