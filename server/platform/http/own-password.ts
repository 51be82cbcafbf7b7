import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPasswordRequired } from '../../../shared/access.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondFactorRequired } from '../../../shared/auth/second-rules.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { refuse } from './errors.ts';
import { seeOther } from './see-other.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served also to who has to choose a password of their own first. */
    beforeOwnPassword?: boolean | undefined;
    /** Served also to who has to set up a second step first, as is what is served before the own password. */
    beforeSecondFactor?: boolean | undefined;
  }
}

/**
 * Stops whoever has to do something first, whatever they ask for, unless its route says that it is served before: who signed in with a password that
 * the program made chooses their own, and then the administrator sets up a second step. A page leads to the one where they do; a call of the API is
 * 403, or 404 where there is none (docs/domain/accounts.md, "The administrator"). For the session's hook.
 */
export function leadToWhatIsFirst(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { actor, routeOptions } = request;
  const { beforeOwnPassword, beforeSecondFactor } = routeOptions.config ?? {};
  if (!actor || beforeOwnPassword) return undefined;
  if (actor.password_must_change) return lead(request, reply, paths.ownPassword, ownPasswordRequired);
  if (actor.second_factor_due && !beforeSecondFactor) return lead(request, reply, secondStepPaths.setUp, secondFactorRequired);
  return undefined;
}

function lead({ url, is404 }: FastifyRequest, reply: FastifyReply, page: string, why: Refusal): FastifyReply | undefined {
  if (!url.startsWith(paths.api)) return seeOther(reply, page);
  if (!is404) refuse(why);
  return undefined;
}
