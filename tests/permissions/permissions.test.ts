import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { allEndpoints } from '../support/endpoints.ts';
import { type DealState, makeWorld, type PersonaName, type World } from '../support/world.ts';
import { matrix } from './matrix.ts';
import type { Call, MakeCall } from './row.ts';
import { asUnverified, forVerified, suspendedMay } from './stopped.ts';

const { app, db } = await testApp();
const world = await makeWorld(app, db);
const endpoints = await allEndpoints();

const personas: PersonaName[] = ['visitor', 'buyerOwner', 'buyerOther', 'dealerUnverified', 'dealerOther', 'dealerParty', 'admin'];
const statusOf: Record<string, number> = { A: 200, S: 200, U: 401, F: 403, N: 404, C: 409, E: 422, X: 404 };

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

/** The call of this persona. Who is refused changes nothing, and gets the same as all others who are, unless it depends on who calls. */
function prepare(endpoint: string, call: MakeCall, who: PersonaName, letter: string | undefined): Call | Promise<Call> {
  const changes = addressOf(endpoint)?.method !== 'GET' && 'ASI'.includes(letter ?? '');
  if (changes) return call(world, who);
  if (call.length > 1) return call(unchanged, who);
  return onceEach(calls, call, async () => call(unchanged, who));
}

/** What an answer reveals: everything except what changes with each call. */
const tells = ({ statusCode, body, headers }: LightMyRequestResponse) => [statusCode, body, Object.keys(headers).sort()];

// Not after each call: the seven call at once, and two updates of the same rows can wait for each other.
afterEach(() => world.signInAgain());

describe('who may do what', () => {
  it.each(matrix)('%s (%s): %s', async (_operation, endpoint, letters, call) => {
    // Prepared one after another: a deal of the past updates many rows, and would wait for one that waits for it.
    const prepared: Call[] = [];
    for (const [index, who] of personas.entries()) prepared.push(await prepare(endpoint, call, who, letters[index]));
    const got = await Promise.all(personas.map((who, index) => ask(endpoint, who, prepared[index] as Call)));
    const wanted = [...letters].map((letter, index) => statusOf[letter] ?? got[index]?.statusCode);
    expect(got.map((reply) => reply.statusCode)).toEqual(wanted);
    const same = got.filter((_, index) => letters[index] === 'I').map((reply) => [reply.statusCode, reply.body]);
    expect(new Set(same.map(String)).size).toBeLessThan(2);
  });

  it.each(matrix.filter(([, , letters]) => letters.includes('N')))(
    '%s (%s): what is not theirs is like a made-up id',
    async (_operation, endpoint, letters, call) => {
      for (const [index, who] of personas.entries()) {
        if (letters[index] !== 'N') continue;
        const real = await prepare(endpoint, call, who, letters[index]);
        const made = await ask(endpoint, who, { ...real, id: uuidv7() });
        expect(tells(await ask(endpoint, who, real))).toEqual(tells(made));
        expect(made.json()).toEqual({ status: 404, code: 'not_found', detail: 'Not found' });
      }
    },
  );
});

describe('who is stopped', () => {
  const isRead = (endpoint: string) => addressOf(endpoint)?.method === 'GET';

  /** As whom they ask: the buyer or the dealer whose row it is. */
  async function asStopped(endpoint: string, call: MakeCall, letter: string | undefined, who: PersonaName, how: 'suspended' | 'revoked') {
    const prepared = await prepare(endpoint, call, who, letter);
    const reply = await world.stopped(world.people[who].user_id ?? '', how, () => ask(endpoint, who, prepared));
    await world.signInAgain();
    return reply;
  }

  it.each(matrix)('%s (%s): %s', async (operation, endpoint, letters, call) => {
    const [visitor] = letters;
    for (const [who, letter] of [
      ['buyerOwner', letters[1]],
      ['dealerParty', letters[5]],
    ] as const) {
      // Who is not suspended contests nothing; a try that would succeed uses it up.
      const own = endpoint === 'standingApi.contest' ? 'A' : letter;
      const isOpen = isRead(endpoint) || suspendedMay.includes(endpoint) || visitor !== 'U' || own === 'X';
      const reply = await asStopped(endpoint, call, isOpen ? letter : 'F', who, 'suspended');
      const verifiedOnly = who === 'dealerParty' && forVerified.includes(endpoint);
      expect([who, reply.statusCode]).toEqual([who, isOpen && !verifiedOnly ? (statusOf[own ?? ''] ?? reply.statusCode) : 403]);
      if (!isOpen) expect(reply.json().code, `${operation}: ${who}`).toBe('account_suspended');
    }
    const letter = forVerified.includes(endpoint) ? 'F' : (asUnverified[operation] ?? letters[5]);
    const revoked = await asStopped(endpoint, call, letter, 'dealerParty', 'revoked');
    expect(['revoked', revoked.statusCode]).toEqual(['revoked', statusOf[letter ?? ''] ?? revoked.statusCode]);
  });

  it('each call that is named exists', () => {
    expect([...suspendedMay, ...forVerified].filter((endpoint) => !endpoints.has(endpoint))).toEqual([]);
  });
});

it('every endpoint of the contract has a row', () => {
  const covered = new Set(matrix.map(([, endpoint]) => endpoint));
  expect([...endpoints.keys()].filter((endpoint) => !covered.has(endpoint))).toEqual([]);
});

it('every row names an existing endpoint, or an address, and seven personas', () => {
  expect(matrix.filter(([, endpoint, letters]) => !addressOf(endpoint) || letters.length !== 7)).toEqual([]);
});
