import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Database } from '../data/database.ts';
import { notFound } from './errors.ts';
import { comesFromThisMachine } from './this-machine.ts';

// In milliseconds. Anybody may ask, and each answer costs a query.
const keptFor = 1_000;
// While another machine takes over, which takes less, who only reads is served by us, and by nobody if we say that we aren't ready.
const longReadOnly = 90_000;

/**
 * /healthz (alive), /readyz (database reached, and not without taking changes for 90 seconds, as of a second ago at most) and /metrics (Prometheus, for who shows this machine's key).
 * `now`: milliseconds, which only go forward.
 */
export function installHealth(app: FastifyInstance, db: Database, key: string, now = () => performance.now()): void {
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
  const state = remembered(readiness(db, app.log, now), now);
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const status = await state();
    return reply.status(status === 'ok' ? 200 : 503).send({ status });
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!comesFromThisMachine(request, key)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

type Readiness = 'ok' | 'database not reached' | 'database takes no changes';

/** Finds out whether we are ready. */
function readiness(db: Database, log: FastifyBaseLogger, now: () => number): () => Promise<Readiness> {
  let readOnlySince: number | undefined;
  return async () => {
    try {
      const { rows } = await sql<{ is_read_only: boolean }>`select current_setting('transaction_read_only')::bool as is_read_only`.execute(
        db,
      );
      readOnlySince = rows[0]?.is_read_only ? (readOnlySince ?? now()) : undefined;
      return readOnlySince !== undefined && now() - readOnlySince >= longReadOnly ? 'database takes no changes' : 'ok';
    } catch (error) {
      log.warn({ err: error }, 'the database is not reached');
      return 'database not reached';
    }
  };
}

/** All who ask while it is found out, and for a second from then on, get one answer. */
function remembered<Answer>(ask: () => Promise<Answer>, now: () => number): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    if (known && now() < known.until) return known.answer;
    const asked = { answer: ask(), until: Number.POSITIVE_INFINITY };
    known = asked;
    return asked.answer.finally(() => {
      asked.until = now() + keptFor;
    });
  };
}
