import type { FastifyInstance, FastifyReply } from 'fastify';
import { type EventData, type Topic, userTopic } from '../../../shared/events.ts';
import { paths } from '../../../shared/site/paths.ts';
import type { Database } from '../data/database.ts';
import { notSignedIn } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import type { LiveHub } from './hub.ts';
import { type LiveStream, openStream } from './stream.ts';
import { standingSessions } from './tail.ts';

export { type LiveHub, openHub } from './hub.ts';
export { type Waker, wakeByNotify } from './waker.ts';

/** Streams one account may hold: browsers, not tabs. The oldest goes, as it may belong to a phone that left without a word. */
const mostPerUser = 10;

interface Open {
  stream: LiveStream;
  actor: Actor;
  reply: FastifyReply;
}

// A phone that left without a word takes no `bye` in: its connection is cut, or a graceful stop would wait for it.
function end({ stream, reply }: Open): void {
  stream.end();
  const cut = setTimeout(() => reply.raw.destroy(), 1_000);
  reply.raw.once('close', () => clearTimeout(cut));
}

// Who may hear what is decided here, by who is asking, and by nothing the browser sends. There is no second set of permissions for
// streams: events carry ids only, and the browser reads the rows through the ordinary, authorised GETs.
function topicsOf(actor: Actor): Topic[] {
  const own = userTopic(actor.user_id);
  if (actor.role === 'dealer') return [own, 'dealers'];
  if (actor.role === 'admin') return [own, 'admin'];
  return [own];
}

/**
 * Serves GET /api/live?cursor=…: server-sent events for the signed-in account (401 without one). Each `message` has
 * {type, data} as its data, with `tab` where the account did it itself, and its cursor as its id; besides there are `ready`, `reset`, `heartbeat` (every 25 seconds) and `bye`
 * (specification §9). Needs the session hook on the same instance.
 */
export function installLive(
  app: FastifyInstance,
  { db, hub, heartbeatMs = 25_000 }: { db: Database; hub: LiveHub; heartbeatMs?: number },
): void {
  const open = new Set<Open>();
  let closing = false;

  function makeRoom(userId: string): void {
    const own = [...open].filter(({ actor }) => actor.user_id === userId);
    own.slice(0, Math.max(0, own.length - mostPerUser + 1)).forEach(end);
  }

  /** Lets the streams whose session still stands go on, and ends the others: their browsers come back at once, and are told 401. */
  function check(asked: Open[], goOn: (stream: LiveStream) => void = () => undefined): void {
    standingSessions(
      db,
      asked.map(({ actor }) => actor.session_id),
    ).then(
      (standing) => {
        for (const each of asked) {
          if (standing.has(each.actor.session_id)) goOn(each.stream);
          else end(each);
        }
      },
      (error: unknown) => app.log.warn({ err: error }, 'the sessions of live streams could not be checked'),
    );
  }

  // A session that runs out ends its stream at the next heartbeat, one that is ended does so at once.
  const beats = setInterval(() => check([...open], (stream) => stream.heartbeat()), heartbeatMs);
  const stopHearing = hub.subscribe(['sessions'], ({ data }) => {
    const { user_id } = data as EventData<'session.ended'>;
    check([...open].filter(({ actor }) => actor.user_id === user_id));
  });

  // A stream never ends by itself: without this a graceful stop would wait for ever.
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(beats);
    stopHearing();
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
        .header('x-accel-buffering', 'no') // nginx would hold events back
        .header('connection', 'close') // a stream that ends while the server stops would leave its connection open, and idle for a minute
        .send(stream.body);
    },
  );
}
