import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maintenanceCode, maintenanceRetry } from '../../shared/site/maintenance.ts';
import { siteServedWords } from '../../words/site/site-served.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import type { SiteTexts } from './draw.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served to everyone during maintenance. */
    duringMaintenance?: boolean | ((request: FastifyRequest) => boolean) | undefined;
  }
}

/**
 * While the setting `maintenanceMode` is on, answers 503 to everyone but the administrator, except on routes that say `duringMaintenance`
 * (docs/domain/settings.md, "Maintenance"). After the session's hook on the same instance: health, static files and photos of cars stand outside of it.
 */
export function installMaintenance(app: FastifyInstance, readTexts: () => Promise<SiteTexts>): void {
  app.addHook('onRequest', async (request) => {
    if (request.actor?.role === 'admin' || staysOpen(request)) return;
    const { maintenanceMode, siteName } = await readTexts();
    if (maintenanceMode) throw closed(siteName);
  });
}

function staysOpen(request: FastifyRequest): boolean {
  const { duringMaintenance = false } = request.routeOptions.config ?? {};
  return typeof duringMaintenance === 'function' ? duringMaintenance(request) : duringMaintenance;
}

function closed(siteName: string): HttpProblem {
  const problem = new HttpProblem(503, maintenanceCode, siteServedWords.closed(siteName));
  problem.problem.retry_after = maintenanceRetry;
  return problem;
}
