import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Database } from '../data/database.ts';
import { notFound } from './errors.ts';
import { comesFromThisMachine } from './this-machine.ts';

// In milliseconds. Anybody may ask, and each answer costs a query.
const keptFor = 1_000;

/** /healthz (alive), /readyz (database reached, as of a second ago at most) and /metrics (Prometheus, for who shows this machine's key). */
export function installHealth(app: FastifyInstance, db: Database, key: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === paths.live) return; // A stream lasts as long as its browser: no duration of ours.
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  const isReached = remembered(() => canAsk(db, app.log));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (await isReached()) return { status: 'ok' };
    return reply.status(503).send({ status: 'database not reached' });
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!comesFromThisMachine(request, key)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function canAsk(db: Database, log: FastifyBaseLogger): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database is not reached');
    return false;
  }
}

/** All who ask while it is found out, and for a second from then on, get one answer. */
function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known: Promise<boolean> | undefined;
  return () => {
    known ??= ask().finally(() => setTimeout(() => (known = undefined), keptFor).unref());
    return known;
  };
}
