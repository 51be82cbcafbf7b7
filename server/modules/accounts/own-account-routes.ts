import type { FastifyInstance } from 'fastify';
import { businessChangeApi } from '../../../shared/accounts/business-change-api.ts';
import { emailChangeApi } from '../../../shared/accounts/email-change-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, nothing, route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import { approveBusinessChange, refuseBusinessChange, takeBackBusinessChange } from './business-changes.ts';
import { sendNewEmailAgain, takeBackNewEmail } from './new-email.ts';
import { findProfile } from './people-queries.ts';

/** What waits of an account, over HTTP: changed business details, and a new e-mail (docs/domain/lifecycles.md, "Changed business details"). */
export function ownAccountRoutes(app: FastifyInstance, db: Database): void {
  const loadOwn = ({ actor }: { actor: Actor }) => findProfile(db, actor.user_id);
  const load = ({ params }: ById) => findProfile(db, params.id);

  route(app, businessChangeApi.takeBack, { load: loadOwn, act: ({ actor }) => takeBackBusinessChange(db, actor) });
  route(app, businessChangeApi.approve, {
    load,
    act: ({ actor, row, body }) => approveBusinessChange(db, actor, row.user_id, body.change_id),
  });
  route(app, businessChangeApi.refuse, { load, act: ({ actor, row, body }) => refuseBusinessChange(db, actor, row.user_id, body) });
  route(app, emailChangeApi.sendAgain, { act: ({ actor }) => sendNewEmailAgain(db, actor), read: nothing });
  route(app, emailChangeApi.takeBack, { act: ({ actor }) => takeBackNewEmail(db, actor), read: nothing });
}
