import type { FastifyInstance } from 'fastify';
import { requestsApi } from '../../../shared/requests/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { toPage } from '../../platform/data/paging.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { findOfferedRequest, findOwnRequest, listActiveRequests, listOwnRequests } from './queries.ts';
import { postRequest, revealPhone, setRequestStatus } from './requests.ts';

/** Requests over HTTP: buyers post them, dealers find them (specification §2 and §5, permissions.tsv 'request.*'). */
export function requestRoutes(app: FastifyInstance, db: Database): void {
  route(app, requestsApi.post, {
    handle: async ({ actor, body }) => {
      await postRequest(db, actor, body);
      return found(await findOwnRequest(db, actor, body.id));
    },
  });

  route(app, requestsApi.own, {
    handle: async ({ actor, query }) => toPage(await listOwnRequests(db, actor, query.cursor)),
  });

  route(app, requestsApi.readOwn, {
    load: ({ actor, params }) => findOwnRequest(db, actor, params.id),
    handle: async ({ row }) => row,
  });

  route(app, requestsApi.active, {
    handle: async ({ actor, query }) => toPage(await listActiveRequests(db, actor, query)),
  });

  route(app, requestsApi.readActive, {
    load: ({ actor, params }) => findOfferedRequest(db, actor, params.id),
    handle: async ({ row }) => row,
  });

  route(app, requestsApi.revealPhone, {
    load: ({ actor, params }) => findOfferedRequest(db, actor, params.id),
    handle: async ({ actor, params }) => revealPhone(db, actor, params.id),
  });

  route(app, requestsApi.setStatus, {
    load: ({ actor, params }) => findOfferedRequest(db, actor, params.id),
    handle: async ({ actor, params, body }) => {
      await setRequestStatus(db, actor, params.id, body.status);
      return found(await findOfferedRequest(db, actor, params.id));
    },
  });
}
