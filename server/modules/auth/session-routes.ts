import type { FastifyInstance } from 'fastify';
import { whyNotEndSession } from '../../../shared/auth/rules.ts';
import { sessionsApi } from '../../../shared/auth/sessions-api.ts';
import { browserNames } from '../../platform/http/browser-names.ts';
import { refuse } from '../../platform/http/errors.ts';
import { endOthers, endSession, findSession, listSessions } from '../../platform/http/own-sessions.ts';
import { type ById, nothing, route } from '../../platform/http/route.ts';
import { type AuthDependencies, callerOf } from './caller.ts';

/** Where the own account is signed in, over HTTP (docs/domain/accounts.md, "Sessions"). */
export function sessionRoutes(app: FastifyInstance, parts: AuthDependencies): void {
  const { db } = parts;

  route(app, sessionsApi.list, {
    handle: async ({ actor, query }) => {
      const { rows, next } = await listSessions(db, actor, query.cursor);
      return { rows: rows.map(({ user_agent, ...session }) => ({ ...session, ...browserNames(user_agent) })), next };
    },
  });
  route(app, sessionsApi.end, {
    load: ({ actor, params }: ById) => findSession(db, actor, params.id),
    act: async ({ actor, row }) => {
      refuse(whyNotEndSession(row));
      await endSession(db, actor, row.id);
    },
    read: nothing,
  });
  route(app, sessionsApi.endOthers, {
    act: async ({ actor, request, reply }) => callerOf(parts, request, reply).setToken(await endOthers(db, actor), actor),
    read: nothing,
  });
}
