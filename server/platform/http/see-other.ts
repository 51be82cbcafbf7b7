import type { FastifyReply } from 'fastify';
import { spoken } from '../../../shared/addresses/spoken.ts';

/**
 * Leads the browser to another page of this site, by GET, in the language of the call. Never kept: where a page leads depends on who asks and when, and a browser that goes Back
 * by what it remembers would be led in a circle (docs/domain/accounts.md, "Pages").
 */
export function seeOther(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(spoken(path, reply.request.language), 303);
}
