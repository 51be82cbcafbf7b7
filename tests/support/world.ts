import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { storyActs } from '../../demo/acts.ts';
import type { Appointment, Offer } from '../../demo/story.ts';
import { hashPassword } from '../../server/modules/auth/passwords.ts';
import { seedContent } from '../../server/modules/content/edit.ts';
import type { Database } from '../../server/platform/data/database.ts';
import { photoNameOf } from '../../shared/photos/photo.ts';
import { stockedCar } from './cars.ts';
import { requestForm } from './deal.ts';
import { acting, lived } from './past.ts';
import { dealer, personas, sessionFor } from './people.ts';
import { forgetCounts } from './rate-limits.ts';
import { suspend } from './suspension.ts';
import { hoursAgo, viewingIn } from './times.ts';

/** The state of a deal between the owner and the party; 'moved': the dealer proposed another time. */
export type DealState = 'posted' | 'offered' | 'accepted' | 'booked' | 'moved' | 'started' | 'sold';
const order: DealState[] = ['posted', 'offered', 'accepted', 'booked', 'moved', 'started', 'sold'];

export type World = Awaited<ReturnType<typeof makeWorld>>;
export type PersonaName = keyof Awaited<ReturnType<typeof personas>>;

/** The seven personas of the permission matrix, and deals between them. */
export async function makeWorld(app: FastifyInstance, db: Database) {
  const people = await personas(app, db);
  const password_hash = await hashPassword('Simba2026', { kind: 'known', name: 'test' });
  await db.updateTable('users').set({ password_hash }).execute();
  const emails = new Map((await db.selectFrom('users').select(['id', 'email']).execute()).map(({ id, email }) => [id, email]));
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  const upload = await multipartPhoto();

  async function deal(state: DealState) {
    await forgetCounts(db);
    const [request, bid, appointment] = [uuidv7(), uuidv7(), uuidv7()];
    await lived(db, dealUpTo(state, { request, bid, appointment }, people));
    const row = await db.selectFrom('commissions').select('id').where('appointment_id', '=', appointment).executeTakeFirst();
    return { request, bid, appointment, commission: row?.id ?? '' };
  }

  /** The party sends the owner a photo. */
  async function sentPhoto(appointment: string) {
    const uploaded = await app.inject({
      method: 'POST',
      url: `/api/appointments/${appointment}/photos?id=${uuidv7()}`,
      headers: { ...upload.headers, cookie: people.dealerParty.cookie },
      payload: upload.payload,
    });
    const { id, url } = uploaded.json();
    const message = { id: uuidv7(), message: 'The dashboard', image_urls: [url] };
    const reply = await people.dealerParty.post(`/api/appointments/${appointment}/messages`, message);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return db.selectFrom('photos').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
  }

  const licence = await app.inject({
    method: 'POST',
    url: `/api/photos?id=${uuidv7()}&for=licence`,
    headers: { ...upload.headers, cookie: people.dealerParty.cookie },
    payload: upload.payload,
  });

  // Belongs to a dealer who is none of the seven personas, so it is another user's for all of them.
  const photographer = await dealer(app, db);
  const kept = await app.inject({
    method: 'POST',
    url: `/api/photos?id=${uuidv7()}`,
    headers: { ...upload.headers, cookie: photographer.cookie },
    payload: upload.payload,
  });
  const photo = { id: kept.json().id as string, name: photoNameOf(kept.json().url) ?? '' };

  const messagePhoto = await sentPhoto((await deal('booked')).appointment);

  return {
    people,
    deal,
    /** One that the call itself takes further, whoever is to make it. */
    ownDeal: deal,
    upload,
    photo,
    /** A car that the party has added to its stock. */
    car: async (over: object = {}) => {
      await forgetCounts(db);
      return stockedCar(people.dealerParty, over);
    },
    /** A text of the public pages, never edited. */
    text: async () => {
      await seedContent(db);
      const { id } = await db.selectFrom('page_content').select('id').where('is_edited', '=', false).executeTakeFirstOrThrow();
      return id;
    },
    /** One that was edited once. */
    editedText: async () => {
      await seedContent(db);
      const { id } = await db.selectFrom('page_content').select('id').where('is_edited', '=', false).executeTakeFirstOrThrow();
      await people.admin.put(`/api/admin/content/${id}`, { content_value: 'Karibu sana', version: 1 });
      return id;
    },
    /** A car that waits for the administrator. */
    waitingCar: async () => {
      await forgetCounts(db);
      const car = await stockedCar(people.dealerParty);
      await db.updateTable('cars').set({ approval: 'waiting' }).where('id', '=', car).execute();
      return car;
    },
    /** The owner's review of the party, on its page. */
    review: async () => {
      const { appointment } = await deal('started');
      const rating = { id: uuidv7(), rating: 5 };
      const reply = await people.buyerOwner.post(`/api/appointments/${appointment}/rating`, rating);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return rating.id;
    },
    /** The id of the licence photo of the party. */
    licencePhoto: licence.json().id as string,
    /** The id of a photo in a message of the party to the owner, and the name of its files. */
    messagePhoto: messagePhoto.id,
    messagePhotoName: messagePhoto.name,
    /** A copy of the data of somebody who is none of the seven. */
    readyExport: async () => {
      const id = uuidv7();
      const ready = { bytes: 1, ready_at: sql<string>`now()`, expires_at: sql<string>`now() + interval '1 day'` };
      await db
        .insertInto('data_exports')
        .values({ id, user_id: photographer.user_id, ...ready })
        .execute();
      return id;
    },
    /** Has this account never asked for a copy of its data. */
    forgetExports: async (user_id: string) => {
      if (user_id) await db.deleteFrom('data_exports').where('user_id', '=', user_id).execute();
    },
    /** A persona's own e-mail; a visitor types the owner's. */
    emailOf: (who: PersonaName) => emails.get(people[who].user_id) ?? emails.get(people.buyerOwner.user_id) ?? '',
    newDealer: async () => (await dealer(app, db)).user_id,
    suspendedDealer: async () => {
      const { user_id } = await dealer(app, db);
      await suspend(db, user_id);
      return user_id;
    },
    /** A car that was on the market, of a dealer who is suspended now. */
    suspendedCar: async () => {
      const yard = await dealer(app, db);
      const car = await stockedCar(yard);
      const step = {
        id: uuidv7(),
        dealer_id: yard.user_id,
        admin_id: people.admin.user_id,
        step: 'unverified',
        details_version: 1,
        reason: 'Moved',
      } as const;
      await db.insertInto('verification_steps').values(step).execute();
      await suspend(db, yard.user_id);
      return car;
    },
    /** A warning of the party. */
    warning: async () => {
      const id = uuidv7();
      const { user_id } = people.dealerParty;
      await db.insertInto('warnings').values({ id, user_id, admin_id: people.admin.user_id, words: 'Please answer' }).execute();
      return id;
    },
    /** A new account that has the phone number of a suspended person. */
    lookalike: async () => {
      const [{ user_id }, other] = [await dealer(app, db), await dealer(app, db)];
      await suspend(db, other.user_id);
      const phone_e164 = '+254733600600';
      await db.updateTable('profiles').set({ phone_e164 }).where('user_id', 'in', [user_id, other.user_id]).execute();
      await db.insertInto('lookalikes').values({ user_id, suspended_id: other.user_id, same: 'phone' }).execute();
      return user_id;
    },
    waitingDealer: async (traits: { business_license?: string }) =>
      (await dealer(app, db, { is_verified: false, business_address: 'Moi Avenue', ...traits })).user_id,
    /** Has changed business details of this dealer wait; returns their id. */
    proposed: async (dealer_id: string) => {
      const id = uuidv7();
      await db.insertInto('business_changes').values({ id, dealer_id, business_name: 'Rift Valley Motors' }).execute();
      return id;
    },
    /** Has this account wait for a new e-mail. */
    awaitEmail: async (user_id: string) => {
      const awaited = { new_email: `${uuidv7()}@people.example`, new_email_at: new Date().toISOString() };
      if (user_id) await db.updateTable('users').set(awaited).where('id', '=', user_id).execute();
      return {};
    },
    /** Another session of this account, of nobody's for a visitor; returns its id. */
    newSession: async (user_id: string) => {
      const id = uuidv7();
      if (user_id)
        await db
          .insertInto('sessions')
          .values({ ...sessionFor(user_id), id })
          .execute();
      return id;
    },
    /** Restores everyone's session and password after a call that ended one or changed the other. */
    signInAgain: async () => {
      await db.updateTable('users').set({ password_hash }).execute();
      await db
        .insertInto('sessions')
        .values(sessions)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ token_hash: ref('excluded.token_hash') })))
        .execute();
    },
  };
}

/** The story that brings owner and party to this state. */
function dealUpTo(
  state: DealState,
  ids: { request: string; bid: string; appointment: string },
  people: Awaited<ReturnType<typeof personas>>,
) {
  const has = (step: DealState) => order.indexOf(state) >= order.indexOf(step);
  const appointment: Appointment = {
    id: ids.appointment,
    booked: hoursAgo(20),
    at: viewingIn(has('started') ? -1 : 48),
    ...(state === 'moved' && { moved: ['dealer', hoursAgo(19)] }),
    ...(has('started') && { confirmed: hoursAgo(18) }),
    ...(has('sold') && { ended: ['dealer', hoursAgo(0), 1_000_000] }),
  };
  const offer: Offer = {
    id: ids.bid,
    price: 1_000_000,
    placed: hoursAgo(23),
    ...(has('accepted') && { decided: ['accepted', hoursAgo(22)] }),
    ...(has('booked') && { appointments: [appointment] }),
  };
  const request = { ...requestForm(), id: ids.request, share_phone: true, posted: hoursAgo(24) };
  const dealer = acting(people.dealerParty, 'dealer');
  const players = {
    now: new Date(),
    admin: acting(people.admin, 'admin'),
    buyer: acting(people.buyerOwner, 'buyer'),
    dealer: () => dealer,
  };
  return storyActs(request, has('offered') ? [offer] : [], players);
}

async function multipartPhoto(): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  return {
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  };
}
