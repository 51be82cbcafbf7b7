import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, it } from 'vitest';
import { listOutbox } from '../server/platform/mail/outbox.ts';
import { matrix } from '../tests/permissions/matrix.ts';
import { seven } from '../tests/permissions/personas.ts';
import { testApp } from '../tests/support/app.ts';
import { allEndpoints } from '../tests/support/endpoints.ts';
import { forgetCounts } from '../tests/support/rate-limits.ts';
import { withRoutes } from '../tests/support/routes.ts';
import { testWorker } from '../tests/support/worker.ts';
import { makeWorld, type PersonaName } from '../tests/support/world.ts';
import { measured } from './support/report.ts';

// Every field of every operation, also those inside of objects and lists, gets each of 16 hostile texts, sent by somebody who may call it, on a thing that is theirs.

/** What no page or mail may hold as it stands. */
const tag = '<script>hostile()</script>';
const hostile: Record<string, string> = {
  'a script': tag,
  'an attribute': `"><img src=x onerror=hostile()>${tag}`,
  SQL: "'; drop table users; --",
  NUL: 'a\u0000b',
  'a lone surrogate': 'a\ud800b',
  'text turned round': `\u202e\u2066gnp.exe${tag}`,
  'nothing to see': '\u200b\ufeff\u2060',
  'lines of a header': 'a\r\nSet-Cookie: session=x\r\n\r\nb',
  'a path': '../../../../etc/passwd',
  'a template': `{{7*7}}\${7*7}<%= 7 %>#{7}`,
  'a formula': '=HYPERLINK("https://evil.example","x")',
  'a prototype': '__proto__',
  'an address': 'javascript:hostile()',
  'a number that is none': '1e400',
  'marks without end': `a${'\u0300'.repeat(5_000)}`,
  'a megabyte': 'x'.repeat(1_000_000),
};

/** Thousands of calls a minute are the test, not a flood. */
const noLimit = { account: 1e9, network: 1e9, files: 1e9, documents: 1e9 };
const { app, db, config, url, routes } = await withRoutes(() => testApp({}, { mostCalls: noLimit }));
const world = await makeWorld(app, db);
const endpoints = await allEndpoints();
const { drain } = await testWorker({ config, db, url });
const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

type Path = readonly (string | number)[];

/** Where texts can stand inside of a body that is taken: each value in its objects and lists, one of a list for all. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value);
  return [path, ...[...inside].flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

/** The same body with this text at that place. */
function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(key), withText(value[Number(key)], rest, text));
  return { ...(value as object), [key]: withText((value as Record<string, unknown> | undefined)?.[key], rest, text) };
}

const answers: Record<number, number> = {};

/** Who may call each operation, by the first row of the matrix that allows it to somebody. */
const allowed = [...endpoints].flatMap(([name, endpoint]) => {
  const row = matrix.find(([, endpoint, letters]) => endpoint === name && /[AS]/.test(letters));
  const who = row && seven[row[2].search(/[AS]/)];
  return row && who ? [{ name, endpoint, who, call: row[3] }] : [];
});

async function send(who: PersonaName, options: { method: string; url: string; body?: object }): Promise<LightMyRequestResponse> {
  const reply = await app.inject({
    method: options.method as 'GET',
    url: options.url,
    headers: { cookie: world.people[who].cookie, ...(options.body && { 'content-type': 'application/json' }) },
    ...(options.body && { payload: JSON.stringify(options.body) }),
  });
  answers[reply.statusCode] = (answers[reply.statusCode] ?? 0) + 1;
  return reply;
}

const isHtml = ({ headers }: LightMyRequestResponse) => String(headers['content-type']).startsWith('text/html');

afterEach(async () => {
  await world.signInAgain();
  await forgetCounts(db);
});

describe('every field of every operation', () => {
  it.each(allowed.map((each) => [each.name, each] as const))('%s', async (_name, { endpoint, who, call }) => {
    const bad: string[] = [];
    const { id = uuidv7(), body, query = '' } = await call(world, who);
    const nested = pathsIn(body ?? {}).filter(({ length }) => length > 1);
    const fields = [
      ...[...shapeOf(endpoint.body).map((name) => [name]), ...nested].map((path) => ['body', path.join('.'), path] as const),
      ...shapeOf(endpoint.query).map((name) => ['query', name, []] as const),
    ];
    if (endpoint.path.includes(':')) fields.push(['query', ':id', []]);
    for (const [part, field, path] of fields) {
      await forgetCounts(db);
      for (const [kind, text] of Object.entries(hostile)) {
        const address = endpoint.path.replace(/:\w+/, field === ':id' ? encodeURIComponent(text.toWellFormed()) : id);
        const search = part === 'query' && field !== ':id' ? `?${new URLSearchParams({ [field]: text.toWellFormed() })}` : query;
        const fresh = { ...body, ...('id' in (body ?? {}) && { id: uuidv7() }) };
        const sent = part === 'body' ? (withText(fresh, path, text) as object) : body;
        const reply = await send(who, { method: endpoint.method, url: address + search, ...(sent && { body: sent }) });
        if (reply.statusCode >= 500) bad.push(`${field}, ${kind}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
        if (isHtml(reply) && reply.body.includes(tag)) bad.push(`${field}, ${kind}: unescaped`);
        if (reply.statusCode === 401) await world.signInAgain();
      }
    }
    expect(bad).toEqual([]);
  });
});

it('no page, file or mail holds any of it as it stands', async () => {
  await drain();
  const bad: string[] = [];
  for (const who of seven)
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      if (method !== 'GET' || path.includes('*') || path.endsWith('/live') || path.includes('docs')) continue;
      const reply = await send(who, { method, url: path.replace(/:\w+/g, uuidv7()) });
      if (reply.statusCode >= 500 || (isHtml(reply) && reply.body.includes(tag))) bad.push(`${who}: ${route}`);
      const lines = String(reply.headers['content-type']).startsWith('text/csv') ? reply.body.split(/[,\n]/) : [];
      if (lines.some((cell) => /^"?[=+@]/.test(cell))) bad.push(`${who}: a formula in ${route}`);
    }
  for (const { mail, html, subject } of await listOutbox(config.dataDir)) if (html.includes(tag) || /[\r\n]/.test(subject)) bad.push(mail);
  expect(bad).toEqual([]);
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(6);
  measured('hostile', { operations: allowed.length, kinds: Object.keys(hostile).length, answers });
});
