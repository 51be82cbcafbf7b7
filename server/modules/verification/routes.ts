import type { FastifyInstance } from 'fastify';
import { verificationApi } from '../../../shared/verification/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { findProfile } from '../profile/profile.ts';
import { approveBusinessChange, refuseBusinessChange } from './change-decisions.ts';
import { askForLicence, askForMore, countEffects, setVerification } from './verification.ts';

/** What our team decides about a dealer, over HTTP (docs/domain/lifecycles.md, "Verification" and "Changed business details"). */
export function verificationRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ params }: ById) => findProfile(db, params.id);

  route(app, verificationApi.effects, { load, handle: ({ row }) => countEffects(db, row.user_id) });
  route(app, verificationApi.set, { load, act: ({ actor, row, body }) => setVerification(db, actor, row.user_id, body) });
  route(app, verificationApi.askForLicence, { load, act: ({ actor, row }) => askForLicence(db, actor, row.user_id) });
  route(app, verificationApi.askForMore, { load, act: ({ actor, row, body }) => askForMore(db, actor, row.user_id, body) });
  route(app, verificationApi.approveChange, {
    load,
    act: ({ actor, row, body }) => approveBusinessChange(db, actor, row.user_id, body.change_id),
  });
  route(app, verificationApi.refuseChange, { load, act: ({ actor, row, body }) => refuseBusinessChange(db, actor, row.user_id, body) });
}
