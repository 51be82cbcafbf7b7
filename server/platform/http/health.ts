import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { paths } from '../../../shared/site/paths.ts';
import type { Database } from '../data/database.ts';
import { notFound } from './errors.ts';
import { isFromThisMachine } from './this-machine.ts';

/** /healthz (alive), /readyz (database reached) and /metrics (Prometheus, asked from this machine only). */
export function installHealth(app: FastifyInstance, db: Database): void {
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
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch (error) {
      app.log.warn({ err: error }, 'the database is not reached');
      return reply.status(503).send({ status: 'database not reached' });
    }
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
