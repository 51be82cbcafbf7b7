import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** What this builds, and every route of the server that it built on the way, as 'GET /api/bids'; HEAD, which Fastify adds to each GET, left out. */
export async function withRoutes<Built>(build: () => Promise<Built>): Promise<Built & { routes: string[] }> {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return { ...(await build()), routes: [...routes] };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
