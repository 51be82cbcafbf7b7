import type { FastifyInstance } from 'fastify';
import { healthApi } from '../../../shared/health/api.ts';
import { route } from '../../platform/http/route.ts';
import type { Examined } from './checks.ts';
import { openHealth } from './health.ts';

/** Platform Health over HTTP (docs/domain/limits-and-money.md, "Platform health"). */
export function healthRoutes(app: FastifyInstance, examined: Examined): void {
  const health = openHealth(examined);
  app.addHook('onClose', async () => health.close());
  route(app, healthApi.read, { handle: () => health.read() });
}
