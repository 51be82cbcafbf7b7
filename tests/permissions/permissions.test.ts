import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, it } from 'vitest';
import { mostCalls } from '../../server/platform/http/flood-guard.ts';
import { testApp } from '../support/app.ts';
import { allEndpoints } from '../support/endpoints.ts';
import { withRoutes } from '../support/routes.ts';
import { tableHashes } from '../support/table-hashes.ts';
import { type DealState, makeWorld, type PersonaName, type World } from '../support/world.ts';
import { matrix } from './matrix.ts';
import { furtherPersonas, seven } from './personas.ts';
import type { Call, MakeCall } from './row.ts';
import { steps } from './steps.ts';

// Each row is asked by ten, all in some minutes.
const unbounded = { ...mostCalls, account: 1_000_000, network: 1_000_000, documents: 1_000_000, files: 1_000_000 };
const { app, db, routes } = await withRoutes(() => testApp({}, { mostCalls: unbounded }));
const world = await makeWorld(app, db);
const endpoints = await allEndpoints();

const statusOf: Record<string, number> = { A: 200, S: 200, U: 401, F: 403, N: 404, C: 409, E: 422, X: 404, R: 303, D: 303, B: 403 };

/** What who is refused may write all the same, each with why. */
const bookkeeping = {
  rate_limits: 'what costs work is counted before it can be refused',
  sign_in_attempts: 'whoever types a wrong password is counted',
  sessions: 'each call is the last that its session was used for',
  health_states: 'the server looks each minute how it stands',
  migrations: 'no call knows it; seen to have other row versions once, without a call that could',
};
const hashes = await tableHashes(db, Object.keys(bookkeeping));

/** Routes without a row, each with why. */
const elsewhere: Record<string, string> = {
  'GET /api/live': 'a stream, which does not end: tests/live/privacy.test.ts',
  'GET /api/docs/static/index.html': 'leads to /api/docs, by its library',
};

/** Method and path of an operation: those of its endpoint, or given directly. */
function addressOf(endpoint: string) {
  const [method, path] = endpoint.split(' ');
  return path ? { method, path } : endpoints.get(endpoint);
}

async function ask(endpoint: string, who: PersonaName, { id, body, query, raw }: Call): Promise<LightMyRequestResponse> {
  const { method, path } = addressOf(endpoint) ?? {};
  return app.inject({
    method: method as 'GET',
    url: `${path?.replace(':id', id ?? '')}${query ?? ''}`,
    headers: { cookie: world.people[who].cookie, ...raw?.headers },
    ...((raw || body) && { payload: raw?.payload ?? body }),
  });
}

/** Each made once, for every call that changes nothing: to live through a deal takes longer than all seven calls. */
const deals = new Map<DealState, ReturnType<World['deal']>>();
const calls = new Map<MakeCall, Promise<Call>>();

function onceEach<Key, Made>(made: Map<Key, Made>, key: Key, make: () => Made): Made {
  const before = made.get(key) ?? make();
  made.set(key, before);
  return before;
}

const unchanged: World = { ...world, deal: (state) => onceEach(deals, state, () => world.deal(state)) };

const isRead = (endpoint: string) => addressOf(endpoint)?.method === 'GET';
const isRefused = (letter = '') => !'ASID'.includes(letter);

/** The call of this persona. Who is refused changes nothing, and gets the same as all others who are, unless it depends on who calls. */
function prepare(endpoint: string, call: MakeCall, who: PersonaName, letter: string | undefined): Call | Promise<Call> {
  if (!isRead(endpoint) && !isRefused(letter)) return call(world, who);
  if (call.length > 1) return call(unchanged, who);
  return onceEach(calls, call, async () => call(unchanged, who));
}

/** Refusals that the log tells of, each with why: its tables change. */
const logged: Record<string, string> = { 'authApi.adminSignIn': 'whoever tries to come in as the administrator is seen' };
const log = ['event_addresses', 'event_subjects', 'event_topics', 'events'];

/** Asks in vain: may change no row of any table but the bookkeeping. */
async function changingNothing<Result>(endpoint: string, work: () => Promise<Result>): Promise<Result> {
  const before = await hashes();
  const result = await work();
  const after = await hashes();
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.sort()).toEqual(logged[endpoint] ? log : []);
  return result;
}

/** What an answer reveals: everything except what changes with each call. */
const tells = ({ statusCode, body, headers }: LightMyRequestResponse) => [statusCode, body, Object.keys(headers).sort()];

// Not after each call: the seven call at once, and two updates of the same rows can wait for each other.
afterEach(() => world.signInAgain());

describe('who may do what', () => {
  it.each(matrix)('%s (%s): %s', async (_operation, endpoint, letters, call) => {
    // Prepared one after another: a deal of the past updates many rows, and would wait for one that waits for it.
    const prepared: Call[] = [];
    for (const [index, who] of seven.entries()) prepared.push(await prepare(endpoint, call, who, letters[index]));
    const replies: (LightMyRequestResponse | undefined)[] = [];
    const askThose = (which: (letter: string) => boolean) =>
      Promise.all(
        seven.map(async (who, index) => {
          if (which(letters[index] ?? '')) replies[index] = await ask(endpoint, who, prepared[index] as Call);
        }),
      );
    await changingNothing(endpoint, () => askThose(isRefused));
    await askThose((letter) => !isRefused(letter));
    const wanted = [...letters].map((letter, index) => statusOf[letter] ?? replies[index]?.statusCode);
    expect(replies.map((reply) => reply?.statusCode)).toEqual(wanted);
    const same = replies.filter((_, index) => letters[index] === 'I').map((reply) => [reply?.statusCode, reply?.body]);
    expect(new Set(same.map(String)).size).toBeLessThan(2);
  });

  it.each(matrix.filter(([, , letters]) => letters.includes('N')))(
    '%s (%s): what is not theirs is like a made-up id',
    async (_operation, endpoint, letters, call) => {
      for (const [index, who] of seven.entries()) {
        if (letters[index] !== 'N') continue;
        const real = await prepare(endpoint, call, who, letters[index]);
        const made = await ask(endpoint, who, { ...real, id: uuidv7() });
        expect(tells(await ask(endpoint, who, real))).toEqual(tells(made));
        expect(made.json()).toEqual({ status: 404, code: 'not_found', detail: 'Not found' });
      }
    },
  );
});

describe.each(furtherPersonas)('$name', ({ as, happens, undone, letter }) => {
  it.each(matrix)('%s (%s)', async (_operation, endpoint, letters, call) => {
    const before = letters[seven.indexOf(as)] ?? '';
    const after = letter({ endpoint, isRead: isRead(endpoint), letter: before, isForVisitors: letters[0] !== 'U' });
    const prepared = await prepare(endpoint, call, as, after);
    const { user_id } = world.people[as];
    await happens(db, user_id);
    const asked = isRefused(after) ? changingNothing(endpoint, () => ask(endpoint, as, prepared)) : ask(endpoint, as, prepared);
    const reply = await asked.finally(() => undone(db, user_id));
    expect(reply.statusCode).toBe(statusOf[after] ?? reply.statusCode);
    // A page says it in words.
    if (after === 'B') expect(reply.body).toContain(endpoint.includes(' ') ? 'Your account is suspended' : '"account_suspended"');
  });
});

describe('every step from every status, by each of the seven', () => {
  const standing = new Map<(typeof steps)[number][0]['make'][string], Promise<string>>();

  it.each(steps.map((step) => [step[1], step[2].to, step] as const))('%s, to %s', async (_call, to, [thing, call, step, letters, body]) => {
    const statusOfRow = async (id: string) =>
      (await db.selectFrom(thing.table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
    for (const [status, make] of Object.entries(thing.make)) {
      const wanted = step.from.includes(status) ? letters : letters.replaceAll('A', 'C');
      const refused = await onceEach(standing, make, () => make(world, call));
      for (const [index, who] of seven.entries()) {
        const letter = wanted[index] ?? '';
        const id = isRefused(letter) ? refused : await make(world, call);
        const reply = await ask(call, who, { id, ...(body && { body }) });
        const got = [reply.statusCode, await statusOfRow(id)];
        expect(got, `${who}, from ${status}`).toEqual([statusOf[letter], isRefused(letter) ? status : to]);
      }
    }
  });
});

/** Whether a row stands for this route: by its endpoint, or by an address, in which parameters may have values. */
function hasRow(route: string): boolean {
  const address = new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
  return matrix.some(([, endpoint]) => {
    const { method, path } = endpoints.get(endpoint) ?? {};
    return method ? `${method} ${path}` === route : address.test(endpoint);
  });
}

it('every route of the server has a row', () => {
  expect(routes.filter((route) => !hasRow(route) && !elsewhere[route])).toEqual([]);
});

it('every endpoint of the contract has a row', () => {
  const covered = new Set(matrix.map(([, endpoint]) => endpoint));
  expect([...endpoints.keys()].filter((endpoint) => !covered.has(endpoint))).toEqual([]);
});

it('every row names an existing endpoint, or an address, and seven personas', () => {
  expect(matrix.filter(([, endpoint, letters]) => !addressOf(endpoint) || letters.length !== 7)).toEqual([]);
});
