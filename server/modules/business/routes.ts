import type { FastifyInstance } from 'fastify';
import { businessApi } from '../../../shared/business/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import { findProfile } from '../profile/profile.ts';
import { setLicencePhoto, setYardHours, takeBackBusinessChange } from './business.ts';

/** What a dealer says of the own business, over HTTP (docs/domain/lifecycles.md, "Changed business details"). */
export function businessRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor }: { actor: Actor }) => findProfile(db, actor.user_id);

  route(app, businessApi.setYardHours, { load, act: ({ actor, body }) => setYardHours(db, actor, body) });
  route(app, businessApi.setLicencePhoto, { load, act: ({ actor, body }) => setLicencePhoto(db, actor, body.photo_id) });
  route(app, businessApi.takeBackChange, { load, act: ({ actor }) => takeBackBusinessChange(db, actor) });
}
