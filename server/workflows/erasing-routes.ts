import type { FastifyInstance } from 'fastify';
import { erasingApi } from '../../shared/erasing/api.ts';
import { type AuthDependencies, callerOf } from '../modules/auth/caller.ts';
import { type ErasureList, whatErasingMeans } from '../modules/erasing/erasing.ts';
import { nothing, route } from '../platform/http/route.ts';
import { clearToken } from '../platform/http/session.ts';
import { dropDraft } from '../site/draft.ts';
import { eraseAccount } from './erase-account.ts';

/** Erasing the own account over HTTP (docs/domain/accounts.md, "Erasing"). */
export function erasingRoutes(app: FastifyInstance, parts: AuthDependencies & ErasureList): void {
  route(app, erasingApi.read, { handle: ({ actor }) => whatErasingMeans(parts.db, actor) });
  route(app, erasingApi.erase, {
    act: async ({ actor, body, request, reply }) => {
      await eraseAccount(parts, actor, body, callerOf(parts, request, reply));
      clearToken(parts.config, reply);
      dropDraft(request, reply);
    },
    read: nothing,
  });
}
