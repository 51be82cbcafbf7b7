import type { FastifyInstance } from 'fastify';
import { requestsApi } from '../../../shared/requests/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { dropPosted } from '../../site/draft.ts';
import { pageAsMeant } from '../search/search.ts';
import { listActiveLines, listActiveRequests } from './active.ts';
import { findOfferedRequest, findOwnRequest, listOwnRequests, listRequestLines } from './queries.ts';
import { postRequest, revealPhone, setRequestStatus } from './requests.ts';

/** Requests over HTTP: buyers post them, dealers find them (docs/domain/permissions.md, "Requests"). */
export function requestRoutes(app: FastifyInstance, db: Database): void {
  const loadOwn = ({ actor, params }: ById) => findOwnRequest(db, actor, params.id);
  const loadOffered = ({ actor, params }: ById) => findOfferedRequest(db, actor, params.id);

  route(app, requestsApi.post, {
    act: async ({ actor, body, request, reply }) => {
      await postRequest(db, actor, body);
      dropPosted(request, reply, body.id);
    },
    read: ({ actor, body }) => findOwnRequest(db, actor, body.id),
  });
  route(app, requestsApi.own, { handle: ({ actor, query }) => listOwnRequests(db, actor, query) });
  route(app, requestsApi.lines, { handle: ({ actor }) => listRequestLines(db, actor) });
  route(app, requestsApi.readOwn, { load: loadOwn });
  route(app, requestsApi.active, {
    handle: ({ actor, query }) => pageAsMeant(db, query, (filters) => listActiveRequests(db, actor, filters)),
  });
  route(app, requestsApi.activeLines, { handle: ({ actor }) => listActiveLines(db, actor) });
  route(app, requestsApi.readActive, { load: loadOffered });
  route(app, requestsApi.revealPhone, { load: loadOffered, handle: ({ actor, row }) => revealPhone(db, actor, row.id) });
  route(app, requestsApi.setStatus, { load: loadOffered, act: ({ actor, row, body }) => setRequestStatus(db, actor, row.id, body.status) });
}
