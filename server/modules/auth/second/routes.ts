import type { FastifyInstance } from 'fastify';
import { proofApi, secondFactorApi, secondStepApi } from '../../../../shared/auth/second-api.ts';
import { found } from '../../../platform/http/errors.ts';
import { type ById, nothing, route } from '../../../platform/http/route.ts';
import { callerOf } from '../caller.ts';
import { type SessionDependencies, withOnward } from '../onward.ts';
import { findCredentials } from '../queries.ts';
import { clearFactor } from './clear.ts';
import { readFactor } from './factors.ts';
import { giveProof } from './proof.ts';
import { findFactor } from './queries.ts';
import { makeNewCodes, setUpFactor, switchOffFactor } from './set-up.ts';
import { finishSignIn, finishSignInByLink } from './sign-in.ts';

/** The second step, and what shows that it is the owner, over HTTP (docs/domain/accounts.md, "Second step" and "Proof"). */
export function secondFactorRoutes(app: FastifyInstance, parts: SessionDependencies): void {
  const { db, config } = parts;

  route(app, secondStepApi.finish, {
    handle: async (call) => withOnward(parts, await finishSignIn(parts, call.body.code, callerOf(parts, call.request, call.reply)), call),
  });
  route(app, secondStepApi.byLink, {
    handle: async (call) =>
      withOnward(parts, await finishSignInByLink(parts, call.body.token, callerOf(parts, call.request, call.reply)), call),
  });

  route(app, secondFactorApi.read, { handle: ({ actor }) => readFactor(db, config, actor) });
  route(app, secondFactorApi.setUp, {
    act: ({ actor, body, request, reply }) => setUpFactor(parts, actor, body, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, secondFactorApi.newCodes, {
    act: ({ actor, request, reply }) => makeNewCodes(parts, actor, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, secondFactorApi.kept, {
    act: async ({ request, reply }) => callerOf(parts, request, reply).cookie('codes').forget(),
    read: nothing,
  });
  route(app, secondFactorApi.switchOff, { act: ({ actor }) => switchOffFactor(db, actor), read: nothing });
  route(app, secondFactorApi.ofPerson, {
    load: async ({ params }: ById) => found(await findCredentials(db, params)),
    handle: async ({ row }) => ({ since: (await findFactor(db, row.user_id))?.since ?? null }),
  });
  route(app, secondFactorApi.clear, {
    load: async ({ params }: ById) => found(await findCredentials(db, params)),
    act: ({ actor, row }) => clearFactor(db, actor, row.user_id),
    read: nothing,
  });

  route(app, proofApi.give, {
    act: ({ actor, body, request, reply }) => giveProof(parts, actor, body, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, proofApi.check, { handle: nothing });
}
