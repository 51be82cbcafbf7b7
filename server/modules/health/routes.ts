import type { FastifyInstance } from 'fastify';
import { healthApi } from '../../../shared/health/api.ts';
import { route } from '../../platform/http/route.ts';
import type { Examined } from './checks.ts';
import { openHealth } from './health.ts';

/** Platform Health over HTTP (docs/domain/limits-and-money.md, "Platform health"). */
export function healthRoutes(app: FastifyInstance, examined: Omit<Examined, 'startedAt'>): void {
  const health = openHealth({ ...examined, startedAt: performance.now() });
  app.addHook('onClose', async () => health.close());
  route(app, healthApi.read, { handle: () => health.read() });
}
