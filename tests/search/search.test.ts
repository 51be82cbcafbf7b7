import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeVocabulary } from '../../server/modules/search/vocabulary.ts';
import { plain } from '../../server/platform/data/search.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
const wanjiku = await buyer(app, db, { full_name: 'Wanjikũ Kĩarie' });
const nganga = await dealer(app, db, { full_name: 'Peter Mwangi', business_name: "Ng'ang'a Motors" });
const fielder = await stockedCar(nganga, { make: 'Toyota', model: 'Fielder', year: 2016, body_type: 'wagon', location: 'Karen, Nairobi' });
const vitz = await stockedCar(nganga, { make: 'Toyota', model: 'Vitz', year: 2014, body_type: 'hatchback', location: 'Nakuru-Town' });
const skoda = await stockedCar(nganga, { make: 'Škoda', model: 'Octavia', location: 'Murangʼa town' });
// Written as its dealer wrote it: what is found so is never taken for a typo.
const toyata = await stockedCar(nganga, { make: 'Toyata', model: 'Prado', location: 'Nakuru' });
// A word that no car of another dealer has, verified or not, is no word of the market yet.
const kamau = await dealer(app, db, { business_name: 'Kamau Cars' });
for (const model of ['Prado', 'Vitz', 'Vitz']) await stockedCar(kamau, { make: 'Toyta', model, location: 'Mombasa' });
await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', kamau.user_id).execute();
const otieno = await dealer(app, db, { business_name: 'Otieno Cars' });
await stockedCar(otieno, { make: 'Fieldr', model: 'Kombi', location: 'Kombia' });
const request = await postedRequest(wanjiku, { car_model: 'Nissan X-Trail', location: 'Wang’uru' });
await bookedAppointment(wanjiku, await acceptedBid(wanjiku, nganga, request));
await writeVocabulary(db);

interface Found {
  rows: { id: string; car_model?: string; user_id?: string }[];
  showing?: string;
  count?: number;
}
const read = async (who: Person, list: string, search: string): Promise<Found> =>
  (await who.get(`/api/${list}?search=${encodeURIComponent(search)}`)).json();
const idsOf = ({ rows }: Found) => rows.map(({ id }) => id);

it('a text is the same to the program and to the database', async () => {
  const texts = [
    "Ng’ang’a NG'ANG`A ‘ʼʻʹ‛´′",
    'Wanjikũ Kĩarie ÉÖÅ',
    'TG 4MR9\u00a0-‐‑‒–—―−x',
    'C.200 “a” "b"',
    'a|b_c%d/e,f',
    'ﬁt',
    'Ruring’u\tNyeri',
  ];
  const { rows } = await sql<{
    text: string;
    made: string;
  }>`select text, plain(text) as made from unnest(${texts}::text[]) as text`.execute(db);
  expect(rows).toEqual(texts.map((text) => ({ text, made: plain(text) })));
});

describe('the market is found by make, model, year, body, place and dealer, in any order', () => {
  it.each([
    ['karen fielder', [fielder]],
    ['nairobi 2016 wagon toyota', [fielder]],
    ['estate nganga', [fielder]],
    ['Ng’ang’a vitz', [vitz]],
    ['muranga', [skoda]],
    ['vitz nakuru-town', [vitz]],
    ['nakuru town 2014', [vitz]],
    ["Murang'a skoda", [skoda]],
    ['ŠKODA', [skoda]],
    ['toyata nakuru', [toyata]],
    // A part of a name is found as it stands, and taken for no typo of it.
    ['toyot vitz', [vitz]],
    ['vitz karen', []],
    ['motors', [toyata, skoda, vitz, fielder]],
    // The dealer trades under the name of the business.
    ['mwangi', []],
  ])('%s', async (search, ids) => {
    const found = await read(wanjiku, 'cars', search);
    expect([idsOf(found), found.showing]).toEqual([ids, undefined]);
    expect((await read(wanjiku, 'cars/count', search)).count).toBe(ids.length);
  });
});

describe('a typo is mended where nothing is found as it was typed', () => {
  it.each([
    ['toyta fielder', 'Toyota Fielder', [fielder]],
    ['FEILDER toyota', 'Fielder Toyota', [fielder]],
    ['vits nakuru', 'Vitz Nakuru', [vitz]],
    ['vitz nakru', 'Vitz Nakuru', [vitz]],
    ['fielder Nairobbi', 'Fielder Nairobi', [fielder]],
    ['ngangga vitz', "Ng'ang'a Vitz", [vitz]],
    // Two edits, a word of three letters, a figure in it, quotation marks; and a mended one finds nothing either.
    ['toyt fielder', undefined, []],
    ['vtz', undefined, []],
    ['f1elder', undefined, []],
    ['"toyta fielder"', undefined, []],
    ['toyta mercedes', undefined, []],
  ])('%s', async (search, showing, ids) => {
    const found = await read(wanjiku, 'cars', search);
    expect([found.showing, idsOf(found)]).toEqual([showing, ids]);
    expect((await read(wanjiku, 'cars/count', search)).count).toBe(ids.length);
  });

  it.each([
    ['the own stock', () => nganga, 'own-cars', 'toyta fielder', 'Toyota Fielder'],
    ['own cars for a bid', () => nganga, `requests/${request}/own-cars`, 'fieldr', 'Fielder'],
    ['requests', () => nganga, 'active-requests', 'nisan', 'Nissan'],
    ['dealers', () => wanjiku, 'dealers', 'ngang’ga', "Ng'ang'a"],
    ['cars that wait or are on the market', () => admin, 'admin/cars', 'feilder', 'Fielder'],
  ])('in %s', async (_, who, list, search, showing) => {
    const found = await read(who(), list, search);
    expect([found.showing, found.rows.length]).toEqual([showing, 1]);
  });

  it('but not where people are looked for by their names: neither theirs nor a word beside them', async () => {
    for (const list of ['users', 'requests', 'appointments', 'conversations', 'commissions'])
      for (const search of ['wanjku', 'kiare', 'nisan', 'mwngi'])
        expect([list, search, (await read(admin, `admin/${list}`, search)).rows]).toEqual([list, search, []]);
    expect((await read(wanjiku, 'conversations', 'nisan')).rows).toEqual([]);
  });
});

describe('accents and apostrophes, blanks and dashes make no difference', () => {
  it.each(['wanjiku', 'WANJIKU kiarie', 'kiarie wanjiku', 'Wanjikũ'])('to a person: %s', async (search) => {
    expect((await read(admin, 'admin/users', search)).rows.map(({ user_id }) => user_id)).toEqual([wanjiku.user_id]);
    expect(idsOf(await read(admin, 'admin/requests', search))).toEqual([request]);
    expect((await read(admin, 'admin/appointments', search)).rows).toHaveLength(1);
  });

  it.each(['nganga', 'ng’ang’a', "Ng'ang'a", 'NGʼANGʼA motors', 'motors nganga'])('to a dealer: %s', async (search) => {
    expect((await read(admin, 'admin/users', search)).rows.map(({ user_id }) => user_id)).toEqual([nganga.user_id]);
    expect((await read(wanjiku, 'dealers', search)).rows).toHaveLength(1);
    expect((await read(admin, 'admin/appointments', search)).rows).toHaveLength(1);
  });

  it.each(['xtrail', 'x-trail', 'wanguru nissan', "X trail wang'uru"])('to a request: %s', async (search) => {
    for (const [who, list] of [
      [nganga, 'active-requests'],
      [admin, 'admin/requests'],
    ] as const)
      expect([list, idsOf(await read(who, list, search))]).toEqual([list, [request]]);
  });
});

describe('a bar finds nothing, though it stands between the texts that are searched', () => {
  it.each([
    ['cars', () => wanjiku],
    ['dealers', () => wanjiku],
    ['conversations', () => wanjiku],
    ['active-requests', () => nganga],
    ['own-cars', () => nganga],
    ...['cars', 'users', 'requests', 'appointments', 'conversations', 'commissions'].map((list) => [`admin/${list}`, () => admin] as const),
  ] as const)('in %s', async (list, who) => {
    for (const search of ['|', '| |', '-|']) expect([search, (await read(who(), list, search)).rows]).toEqual([search, []]);
  });

  it('and a bar ends a word', async () => {
    expect(idsOf(await read(nganga, 'active-requests', 'nissan|wanguru'))).toEqual([request]);
    expect(idsOf(await read(nganga, 'active-requests', 'trail|wang'))).toEqual([request]);
  });
});

it('a word is known once cars of two verified dealers have it', async () => {
  const known = async (...words: string[]) => {
    await writeVocabulary(db);
    const rows = await db.selectFrom('search_words').select('word').where('word', 'in', words).orderBy('word').execute();
    return rows.map(({ word }) => word);
  };
  expect(await known('toyta', 'fieldr', 'toyota')).toEqual(['toyota']);
  await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', kamau.user_id).execute();
  expect(await known('toyta', 'fieldr')).toEqual([]);
  const second = await stockedCar(otieno, { make: 'Toyta', model: 'Prado' });
  expect(await known('toyta')).toEqual(['toyta']);
  await db.deleteFrom('cars').where('id', '=', second).execute();
});

it('words that went from the market go from the vocabulary', async () => {
  const shared = await stockedCar(otieno, { make: 'Toyata', model: 'Vitz' });
  await writeVocabulary(db);
  await db.deleteFrom('cars').where('id', '=', shared).execute();
  await db.updateTable('cars').set({ deleted_at: sql`now()` }).where('id', '=', toyata).execute();
  const known = () =>
    db
      .selectFrom('search_words')
      .select(['word', 'shown'])
      .where('word', 'in', ['toyata', 'fielder', 'suv', 'landcruiser'])
      .orderBy('word')
      .execute();
  expect(await known()).toMatchObject([{ word: 'fielder' }, { word: 'suv' }, { word: 'toyata' }]);
  await writeVocabulary(db);
  await writeVocabulary(db);
  expect(await known()).toEqual([
    { word: 'fielder', shown: 'Fielder' },
    { word: 'suv', shown: 'SUV' },
  ]);
});
