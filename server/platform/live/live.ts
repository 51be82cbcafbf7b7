import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '../../../shared/addresses/paths.ts';
import { type EventData, type Topic, userTopic } from '../../../shared/events.ts';
import type { Database } from '../data/database.ts';
import { notSignedIn } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import type { LiveHub } from './hub.ts';
import { type LiveStream, openStream } from './stream.ts';
import { validSessions } from './tail.ts';

export { type LiveHub, openHub } from './hub.ts';
export { type Waker, wakeByNotify } from './waker.ts';

/**
 * How many streams one account may have: one per browser, not per tab. A new one ends the oldest, whose device may have lost its network without
 * closing the connection.
 */
const mostPerUser = 10;

interface LiveParts {
  db: Database;
  hub: LiveHub;
  /** Whether the site is closed to everyone but the administrator: their streams end at once. */
  isClosed?: () => Promise<boolean>;
  heartbeatMs?: number;
}

interface Open {
  stream: LiveStream;
  actor: Actor;
  reply: FastifyReply;
}

// A device that lost its network never receives `bye`. Its connection is destroyed after a second, or a graceful stop would wait for it.
function end({ stream, reply }: Open): void {
  stream.end();
  const cut = setTimeout(() => reply.raw.destroy(), 1_000);
  reply.raw.once('close', () => clearTimeout(cut));
}

// The topics depend only on the account, on nothing the browser sends. Streams need no permissions of their own: events carry ids only, and the
// browser reads the rows through the ordinary, authorised GETs.
function topicsOf(actor: Actor): Topic[] {
  const own = userTopic(actor.user_id);
  if (actor.role === 'dealer') return [own, 'market', 'dealers'];
  // Hears of everything anyway.
  if (actor.role === 'admin') return [own, 'admin'];
  return [own, 'market'];
}

/**
 * Serves GET /api/live?cursor=…: server-sent events for the signed-in account (401 without one). Each `message` has
 * {type, data} as its data, with `tab` where the account caused it, and its cursor as its id. The other events are `ready`, `reset`,
 * `heartbeat` (every 25 seconds) and `bye` (docs/domain/time.md, "Live stream"). Needs the session hook on the same instance.
 */
export function installLive(app: FastifyInstance, { db, hub, isClosed = async () => false, heartbeatMs = 25_000 }: LiveParts): void {
  const open = new Set<Open>();
  let closing = false;

  function makeRoom(userId: string): void {
    const own = [...open].filter(({ actor }) => actor.user_id === userId);
    own.slice(0, Math.max(0, own.length - mostPerUser + 1)).forEach(end);
  }

  /** Calls `goOn` for the streams whose session is still valid, while the site is open to them, and ends the others: their browsers reconnect at once and get 401 or 503. */
  function check(asked: Open[], goOn: (stream: LiveStream) => void = () => undefined): void {
    const sessions = asked.map(({ actor }) => actor.session_id);
    Promise.all([validSessions(db, sessions), isClosed()]).then(
      ([valid, closedToOthers]) => {
        for (const each of asked) {
          const isOpenTo = each.actor.role === 'admin' || !closedToOthers;
          if (isOpenTo && valid.has(each.actor.session_id)) goOn(each.stream);
          else end(each);
        }
      },
      (error: unknown) => app.log.warn({ err: error }, 'the sessions of live streams could not be checked'),
    );
  }

  // An expired session ends its stream at the next heartbeat; a session that is ended (sign-out, new password) does so at once.
  const beats = setInterval(() => check([...open], (stream) => stream.heartbeat()), heartbeatMs);
  const unsubscribe = hub.subscribe(['sessions'], ({ data }) => {
    const { user_id } = data as EventData<'session.ended'>;
    check([...open].filter(({ actor }) => actor.user_id === user_id));
  });

  hub.watch(['settings.saved'], async () => {
    if (await isClosed()) check([...open]);
  });

  // Streams never end by themselves: without this a graceful stop would wait for ever.
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(beats);
    unsubscribe();
    open.forEach(end);
  });

  app.get<{ Querystring: { cursor?: string } }>(
    paths.live,
    { schema: { hide: true }, compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const { actor } = request;
      if (!actor) throw notSignedIn();
      const stream = await openStream(db, hub, { user_id: actor.user_id, topics: topicsOf(actor) }, request.query.cursor);
      const entry = { stream, actor, reply };
      makeRoom(actor.user_id);
      open.add(entry);
      check([entry]); // Its session may have ended while the stream was opened.
      stream.body.once('close', () => open.delete(entry));
      if (closing) end(entry);
      return reply
        .type('text/event-stream')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no') // Otherwise nginx buffers the events.
        .header('connection', 'close') // Otherwise a stream that ends while the server stops leaves an idle connection open for a minute.
        .send(stream.body);
    },
  );
}
