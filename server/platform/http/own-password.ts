import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPasswordRequired } from '../../../shared/access.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import { refuse } from './errors.ts';
import { seeOther } from './see-other.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served also to who has to choose a password of their own first. */
    beforeOwnPassword?: boolean | undefined;
  }
}

/**
 * Stops whoever signed in with a password that the program made, whatever they ask for, unless its route says `beforeOwnPassword`: a page leads to
 * the one where they choose their own, a call of the API is 403, or 404 where there is none (docs/domain/accounts.md, "The administrator"). For the session's hook.
 */
export function leadToOwnPassword({ actor, routeOptions, url, is404 }: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (!actor?.password_must_change || routeOptions.config?.beforeOwnPassword) return undefined;
  if (!url.startsWith(paths.api)) return seeOther(reply, paths.ownPassword);
  if (!is404) refuse(ownPasswordRequired);
  return undefined;
}
