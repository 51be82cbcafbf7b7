import type { FastifyRequest } from 'fastify';
import { whyNotWhileSuspended } from '../../../shared/access.ts';
import { refuse } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Done also by who is suspended. */
    duringSuspension?: boolean | undefined;
  }
}

/**
 * Refuses (403) what a suspended account may not do, of pages with forms and of the API alike: whatever changes something and does not say
 * `duringSuspension` (docs/domain/accounts.md, "Suspending"). For the session's hook, before a row is looked for.
 */
export function refuseSuspended({ actor, method, routeOptions, is404 }: FastifyRequest): void {
  if (actor && !is404) refuse(whyNotWhileSuspended(actor, { method, duringSuspension: routeOptions.config?.duringSuspension }));
}
