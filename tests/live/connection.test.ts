import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { connect, type Signal } from '../../web/client/live/connection.ts';
import { soon } from '../support/soon.ts';

// What a browser makes of a server, a network and a clock that misbehave. The server here says what it is told to, one answer an attempt.

type Answer = number | ((stream: ServerResponse) => void);

const closers: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).reverse()) await close();
});

/** Follows a server that gives these answers, and the last one to every further attempt. */
async function follow(...answers: Answer[]) {
  const asked: (string | undefined)[] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.get<{ Querystring: { cursor?: string } }>('/api/live', (request, reply) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 500;
    asked.push(request.query.cursor);
    if (typeof answer === 'number') return reply.code(answer).send();
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    answer(reply.raw);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  const heard: Signal[] = [];
  let cursor: string | null = null;
  const connection = connect(
    `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live`,
    () => cursor,
    (signal) => {
      heard.push(signal);
      if ('cursor' in signal) cursor = signal.cursor;
    },
    { backOff: [1], silence: 600_000 },
  );
  closers.push(() => connection.close());
  return { asked, connection, heard, kinds: () => heard.map((signal) => (signal.kind === 'state' ? signal.state : signal.kind)) };
}

const until = (check: () => void) => soon(check);
const says = (id: string, name: string, data = '{}') => `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;
const stands: Answer = (stream) => stream.write(says('1-1', 'ready'));

test('a server that is not ready (502, 503, 504, 429) is asked again until it is', async () => {
  const { asked, kinds } = await follow(502, 503, 504, 429, stands);
  await until(() => expect(kinds()).toEqual(['lost', 'lost', 'lost', 'lost', 'open', 'reset']));
  expect(asked).toHaveLength(5);
});

test('a 401 ends it: nothing is asked any more, whatever comes back', async () => {
  const { asked, connection, kinds } = await follow(503, 401);
  await until(() => expect(kinds()).toEqual(['lost', 'signed-out']));
  connection.retryNow();
  expect(asked).toHaveLength(2);
});

test('a cursor older than events are kept: everything is read anew, and followed from the place the server names', async () => {
  const { asked, kinds } = await follow(
    (stream) => stream.end(says('1-1', 'message')),
    (stream) => stream.end(says('9-9', 'reset')),
    stands,
  );
  await until(() => expect(asked).toHaveLength(3));
  expect(asked).toEqual([undefined, '1-1', '9-9']);
  expect(kinds().filter((kind) => kind === 'reset')).not.toHaveLength(0);
});

test('an event that was cut off on its way is not told, and asked for again', async () => {
  const whole = says('2-2', 'message', '{"type":"request.posted","data":{"request_id":"a"}}');
  const { asked, heard } = await follow(
    (stream) => stream.write(says('1-1', 'ready') + whole.slice(0, -10), () => stream.destroy()),
    (stream) => stream.write(whole),
  );
  await until(() => expect(heard.filter(({ kind }) => kind === 'event')).toHaveLength(1));
  expect(asked).toEqual([undefined, '1-1']);
});

// The one clock moved here is the device's, which no row can stand for.
test.each([
  ['slept for an hour', 3_600_000],
  ['had its clock set back by a day', -86_400_000],
])('a device that %s does not trust its old connection', async (_, jump) => {
  const { asked, connection, kinds } = await follow(stands);
  await until(() => expect(kinds()).toEqual(['open', 'reset']));
  connection.retryNow();
  expect(asked).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
  connection.retryNow();
  await until(() => expect(asked).toEqual([undefined, '1-1']));
  await until(() => expect(kinds().slice(2, 4)).toEqual(['lost', 'open']));
});
