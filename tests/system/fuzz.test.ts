import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { confirmedAppointment } from '../support/deal.ts';
import { allEndpoints } from '../support/endpoints.ts';
import { brief, holds, seed } from '../support/fuzz.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';

// Random input that no page sends: every endpoint gets it, and none may answer 5xx or leave a half-done change behind.

const { app, db } = await testApp();
const people = { buyer: await buyer(app, db), dealer: await dealer(app, db), admin: await administrator(app, db) };
const appointment = await confirmedAppointment(people.buyer, people.dealer);
const endpoints = [...(await allEndpoints()).values()];

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800 lone',
    '\u202e\ufeff',
    '%',
    '_\\',
    "'; drop table users; --",
    '𝒳'.repeat(2000),
    'x'.repeat(20_000),
  ),
  fc.constantFrom('__proto__', 'constructor', '2026-02-30', '9999-12-31', '0000-01-01', '25:61', '23:59', 'NaN', 'Infinity', '-1', '1e400'),
);
const raw = Symbol('raw');
const numbers = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1, 5, 10_000_000, 10_000_000.001, Number.MAX_SAFE_INTEGER, 5e-324, 1.005),
  fc.constantFrom('1e400', '-1e400', '1E-999').map((text) => ({ [raw]: text })),
);
const anything = fc.oneof(texts, numbers, fc.constantFrom(null, true, false), fc.jsonValue({ maxDepth: 3 }), fc.constantFrom([], {}, [[]]));

const ids = fc.oneof(
  fc.constantFrom(appointment.id, appointment.request, appointment.bid, people.buyer.user_id, people.dealer.user_id),
  fc.uuid(),
  texts,
);
const likely: Record<string, fc.Arbitrary<unknown>> = {
  id: fc.oneof(
    fc.constant(null).map(() => uuidv7()),
    ids,
  ),
  email: fc.oneof(fc.emailAddress(), texts),
  password: fc.constantFrom('Simba2026', 'x'.repeat(200), '\ud800Aa1234'),
  price: fc.oneof(numbers, fc.constant(1_000_000)),
  final_price: fc.oneof(numbers, fc.constant(1_000_000)),
  rating: fc.oneof(numbers, fc.constant(5)),
  user_type: fc.constantFrom('buyer', 'dealer', 'admin'),
  status: fc.constantFrom('pending', 'confirmed', 'completed', 'cancelled', 'active', 'x'),
  outcome: fc.constantFrom('sold', 'not_sold', null, 'x'),
  is_verified: fc.boolean(),
  accept_terms: fc.boolean(),
  image_urls: fc.array(fc.oneof(texts, fc.constant(`/photos/${'a'.repeat(32)}/800.webp`)), { maxLength: 12 }),
  appointment_date: fc.oneof(fc.constantFrom(inDays(30).appointment_date, '2026-02-31', '2026-11-31', '0001-01-01'), texts),
  appointment_time: fc.oneof(fc.constantFrom('10:00', '20:00', '20:01'), texts),
};

const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** An object with the schema's fields, each one missing, plausible, or random. */
function objectFor(schema: unknown): fc.Arbitrary<object> {
  const fields = shapeOf(schema).map(
    (name) => [name, fc.oneof({ weight: 3, arbitrary: likely[name] ?? texts }, { weight: 1, arbitrary: anything })] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

// Numbers too large for JavaScript are sent as text.
const toJson = (value: unknown) =>
  JSON.stringify(value, (_, held) => (held && typeof held === 'object' && raw in held ? `raw:${held[raw]}` : held))?.replace(
    /"raw:([^"]*)"/g,
    '$1',
  ) ?? '';

const bodyFor = (schema: unknown) =>
  fc.oneof(
    { weight: 6, arbitrary: objectFor(schema).map(toJson) },
    { weight: 1, arbitrary: anything.map(toJson) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        'null',
        '{"__proto__": 1}',
        '{"constructor": {"prototype": 1}}',
        '['.repeat(30_000),
        `${'['.repeat(9000)}${']'.repeat(9000)}`,
        '{"id": 1e400}',
        '\ufeff{}',
      ),
    },
  );
const types = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'a',
      '',
    ),
  },
);
// Endpoints by name, so that the input of a failure is readable.
const person = fc.constantFrom('buyer', 'buyer', 'dealer', 'dealer', 'admin');

describe(`no call answers 5xx to anything (seed ${seed})`, () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s', async (_, endpoint) => {
    const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const property = fc.asyncProperty(
      person,
      ids,
      objectFor(endpoint.query),
      takesBody ? bodyFor(endpoint.body) : fc.constant(''),
      types,
      async (who, id, query, payload, type) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, String(typeof value === 'object' ? toJson(value) : value).toWellFormed()]),
        );
        const url = `${endpoint.path.replace(':id', encodeURIComponent(String(id).toWellFormed()))}?${search}`;
        const reply = await app.inject({
          method: endpoint.method,
          url,
          headers: { cookie: people[who].cookie, ...(takesBody && type && { 'content-type': type }) },
          ...(takesBody && { payload }),
        });
        // Some calls (signing out) end the session that the next call needs.
        if (endpoint.path.startsWith('/api/auth/')) await restore();
        expect(reply.statusCode, brief(`${who} sent ${type} to ${url}: ${payload}`)).toBeLessThan(500);
      },
    );
    await holds(property, 40);
  });
});

describe(`no form page answers 5xx to anything (seed ${seed})`, () => {
  const forms = [
    '/auth?tab=sign-in',
    '/auth?tab=sign-up&next=%2F',
    '/admin-access',
    '/post-request',
    '/auth/forgot',
    '/auth/reset',
    '/auth/resend',
    '/auth/verify',
    '/auth/email',
  ];
  const names = fc.constantFrom(
    'id',
    'email',
    'password',
    'confirmPassword',
    'token',
    'car_model',
    'budget',
    'location',
    'accept_terms',
    '__proto__',
    'constructor',
    'x[y]',
  );

  it.each(forms)('POST %s', async (url) => {
    const property = fc.asyncProperty(
      fc.constantFrom('', people.buyer.cookie),
      fc.array(fc.tuple(names, texts)),
      async (cookie, fields) => {
        const payload = new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()])).toString();
        const reply = await app.inject({
          method: 'POST',
          url,
          headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
          payload,
        });
        await restore();
        expect(reply.statusCode, brief(`${cookie && 'the buyer '}sent ${payload}`)).toBeLessThan(500);
      },
    );
    await holds(property, 20);
  });

  it.each([
    '/%',
    '/%ff',
    '/api/%c0%af',
    '/photos/%00/320.webp',
    '/auth?next=%ff&tab=%',
    '/?%00',
    `/${'x'.repeat(5000)}`,
    '/api/live?cursor=a&cursor=b',
  ])('GET %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBeLessThan(500);
  });
});

const sessions = await db.selectFrom('sessions').selectAll().execute();

async function restore(): Promise<void> {
  await db
    .insertInto('sessions')
    .values(sessions)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
