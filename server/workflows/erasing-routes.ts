import type { FastifyInstance } from 'fastify';
import { ownDataApi } from '../../shared/accounts/own-data-api.ts';
import { type AccountDependencies, callerOf } from '../modules/accounts/dependencies.ts';
import type { ErasureList } from '../modules/accounts/erasure-list.ts';
import { nothing, route } from '../platform/http/route.ts';
import { clearToken } from '../platform/http/session.ts';
import { dropDraft } from '../site/draft.ts';
import { eraseAccount, whatErasingMeans } from './erase-account.ts';

/** Erasing the own account over HTTP (docs/domain/accounts.md, "Erasing"). */
export function erasingRoutes(app: FastifyInstance, parts: AccountDependencies & ErasureList): void {
  route(app, ownDataApi.erasing, { handle: ({ actor }) => whatErasingMeans(parts.db, actor) });
  route(app, ownDataApi.erase, {
    act: async ({ actor, body, request, reply }) => {
      await eraseAccount(parts, actor, body, callerOf(parts, request, reply));
      clearToken(parts.config, reply);
      dropDraft(request, reply);
    },
    read: nothing,
  });
}
