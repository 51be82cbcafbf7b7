import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { hashPassword } from '../../server/modules/accounts/passwords.ts';
import type { Database } from '../../server/platform/data/database.ts';
import { photoNameOf } from '../../shared/photos/photo.ts';
import { dealer, personas } from './people.ts';

/** How far a deal between the owner and the party has come; 'moved': the dealer proposed another time. */
export type DealState = 'posted' | 'offered' | 'accepted' | 'booked' | 'moved' | 'started' | 'sold';
const order: DealState[] = ['posted', 'offered', 'accepted', 'booked', 'moved', 'started', 'sold'];

export type World = Awaited<ReturnType<typeof makeWorld>>;
export type PersonaName = keyof Awaited<ReturnType<typeof personas>>;

/** The seven personas of the permission matrix, and deals between them made straight in the tables, where they cost no time. */
export async function makeWorld(app: FastifyInstance, db: Database) {
  const people = await personas(app, db);
  const { buyerOwner, dealerParty } = people;
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword('Simba2026') })
    .execute();
  const emails = new Map((await db.selectFrom('users').select(['id', 'email']).execute()).map(({ id, email }) => [id, email]));
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  const upload = await multipartPhoto();

  async function deal(state: DealState) {
    const has = (step: DealState) => order.indexOf(state) >= order.indexOf(step);
    const [request, bid, viewing] = [uuidv7(), uuidv7(), uuidv7()];
    const parties = { buyer_id: buyerOwner.user_id, dealer_id: dealerParty.user_id };
    await db
      .insertInto('car_requests')
      .values({
        id: request,
        user_id: buyerOwner.user_id,
        car_model: 'Toyota Axio',
        budget: '1.2M',
        location: 'Nakuru',
        share_phone: true,
        status: has('sold') ? 'completed' : 'active',
      })
      .execute();
    if (!has('offered')) return { request, bid, viewing, commission: '' };
    await db
      .insertInto('bids')
      .values({
        id: bid,
        request_id: request,
        dealer_id: dealerParty.user_id,
        price: 1_000_000,
        ...(has('accepted') && { status: 'accepted', decided_at: sql`now()` }),
      })
      .execute();
    if (!has('booked')) return { request, bid, viewing, commission: '' };
    await db
      .insertInto('appointments')
      .values({
        id: viewing,
        bid_id: bid,
        request_id: request,
        ...parties,
        appointment_date: has('started') ? sql`now() - interval '1 hour'` : sql`now() + interval '2 days'`,
        proposed_by: state === 'moved' ? dealerParty.user_id : buyerOwner.user_id,
        status: has('sold') ? 'completed' : has('started') ? 'confirmed' : 'pending',
        ...(has('sold') && { outcome: 'sold', final_price: 1_000_000, completed_by: dealerParty.user_id, completed_at: sql`now()` }),
      })
      .execute();
    if (!has('sold')) return { request, bid, viewing, commission: '' };
    const { id: commission } = await db
      .insertInto('commissions')
      .values({ dealer_id: dealerParty.user_id, appointment_id: viewing, purchase_price: 1_000_000, commission_amount: 20_000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { request, bid, viewing, commission };
  }

  // Of a dealer who is none of the seven: foreign to all of them.
  const photographer = await dealer(app, db);
  const kept = await app.inject({
    method: 'POST',
    url: `/api/photos?id=${uuidv7()}`,
    headers: { ...upload.headers, cookie: photographer.cookie },
    payload: upload.payload,
  });
  const photo = { id: kept.json().id as string, name: photoNameOf(kept.json().url) ?? '' };

  return {
    people,
    deal,
    upload,
    photo,
    /** A persona's own e-mail; a visitor types the owner's. */
    emailOf: (who: PersonaName) => emails.get(people[who].user_id) ?? emails.get(buyerOwner.user_id) ?? '',
    newDealer: async () => (await dealer(app, db)).user_id,
    /** Gives everyone their session back, for after a call that ended it. */
    signInAgain: () =>
      db
        .insertInto('sessions')
        .values(sessions)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  };
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
