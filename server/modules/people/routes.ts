import type { FastifyInstance } from 'fastify';
import { peopleApi } from '../../../shared/people/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { browserNames } from '../../platform/http/browser-names.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { findProfile } from '../profile/profile.ts';
import { listProfiles } from './list-queries.ts';
import { findPerson, listAppointments, listBids, listCommissions, listRatings, listRequests, listSessions, listSteps } from './queries.ts';

/** Everybody's accounts, and a person's whole page, section by section, over HTTP, for the administrator (docs/domain/permissions.md, "Profiles"). */
export function peopleRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ params }: ById) => findPerson(db, params.id);

  route(app, peopleApi.list, { handle: ({ query }) => listProfiles(db, query) });
  route(app, peopleApi.read, { load: async ({ actor, params }: ById) => (actor.role === 'admin' ? findProfile(db, params.id) : null) });
  route(app, peopleApi.steps, { load, handle: ({ row, query }) => listSteps(db, row, query.cursor) });
  route(app, peopleApi.requests, { load, handle: ({ row, query }) => listRequests(db, row, query.cursor) });
  route(app, peopleApi.bids, { load, handle: ({ row, query }) => listBids(db, row, query.cursor) });
  route(app, peopleApi.appointments, { load, handle: ({ row, query }) => listAppointments(db, row, query.cursor) });
  route(app, peopleApi.commissions, { load, handle: ({ row, query }) => listCommissions(db, row, query.cursor) });
  route(app, peopleApi.ratings, { load, handle: ({ row, query }) => listRatings(db, row, query.cursor) });
  route(app, peopleApi.sessions, {
    load,
    handle: async ({ row, query }) => {
      const { rows, next } = await listSessions(db, row, query.cursor);
      return { rows: rows.map(({ user_agent, ...session }) => ({ ...session, ...browserNames(user_agent) })), next };
    },
  });
}
