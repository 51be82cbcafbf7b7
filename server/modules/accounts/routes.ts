import type { FastifyInstance } from 'fastify';
import { accountsApi } from '../../../shared/accounts/api.ts';
import { toPage } from '../../platform/data/paging.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { closeSession, renewSession } from '../../platform/http/session.ts';
import { setVerification, signUp, updateProfile } from './accounts.ts';
import { type AccountDependencies, callerOf } from './dependencies.ts';
import { confirmEmail, requestEmailChange } from './email-change.ts';
import { changePassword, mailLink, resetPassword, verifyEmail } from './links.ts';
import { findDealerCard, findProfile, listProfiles } from './people-queries.ts';
import { signIn } from './sign-in.ts';
import { summaryOf } from './summary.ts';

/** Accounts over HTTP: sessions, own profile, and the administrator's list (specification §5 to §7, permissions.tsv 'auth.*' and 'profile.*'). */
export function accountRoutes(app: FastifyInstance, parts: AccountDependencies): void {
  sessionRoutes(app, parts);
  linkRoutes(app, parts);
  emailRoutes(app, parts);
  profileRoutes(app, parts);
}

function sessionRoutes(app: FastifyInstance, parts: AccountDependencies): void {
  route(app, accountsApi.signUp, {
    handle: async ({ actor, body, request, reply }) => {
      const signedIn = await signUp(parts, actor, body, callerOf(parts, request, reply));
      return { user: signedIn && summaryOf(signedIn) };
    },
  });

  route(app, accountsApi.signIn, {
    handle: async ({ body, request, reply }) => summaryOf(await signIn(parts, 'everyone', body, callerOf(parts, request, reply))),
  });

  route(app, accountsApi.adminSignIn, {
    handle: async ({ body, request, reply }) => summaryOf(await signIn(parts, 'administrator', body, callerOf(parts, request, reply))),
  });

  route(app, accountsApi.signOut, {
    handle: async ({ request, reply }) => {
      await parts.db.transaction().execute((tx) => closeSession(tx, parts.config, request, reply));
      return {};
    },
  });

  route(app, accountsApi.user, {
    handle: async ({ actor }) => summaryOf(actor),
  });

  route(app, accountsApi.refresh, {
    handle: async ({ actor }) => summaryOf({ ...actor, expires_at: await renewSession(parts.db, actor) }),
  });
}

function linkRoutes(app: FastifyInstance, parts: AccountDependencies): void {
  route(app, accountsApi.verifyEmail, {
    handle: async ({ body }) => {
      await verifyEmail(parts, body.token);
      return {};
    },
  });

  route(app, accountsApi.resendVerification, {
    handle: async ({ body, request, reply }) => {
      await mailLink(parts, 'verify', body.email, callerOf(parts, request, reply));
      return {};
    },
  });

  route(app, accountsApi.requestPasswordReset, {
    handle: async ({ body, request, reply }) => {
      await mailLink(parts, 'reset', body.email, callerOf(parts, request, reply));
      return {};
    },
  });

  route(app, accountsApi.resetPassword, {
    handle: async ({ body, request, reply }) => {
      await resetPassword(parts, body, callerOf(parts, request, reply));
      return {};
    },
  });

  route(app, accountsApi.changePassword, {
    handle: async ({ actor, body, request, reply }) => {
      await changePassword(parts, actor, body, callerOf(parts, request, reply));
      return {};
    },
  });
}

function emailRoutes(app: FastifyInstance, parts: AccountDependencies): void {
  route(app, accountsApi.changeEmail, {
    handle: async ({ actor, body }) => {
      await requestEmailChange(parts, actor, body);
      return {};
    },
  });

  route(app, accountsApi.confirmEmail, {
    handle: async ({ body }) => {
      await confirmEmail(parts, body.token);
      return {};
    },
  });
}

function profileRoutes(app: FastifyInstance, { db }: AccountDependencies): void {
  route(app, accountsApi.profile, {
    handle: async ({ actor }) => found(await findProfile(db, actor.user_id)),
  });

  route(app, accountsApi.updateProfile, {
    handle: async ({ actor, body }) => {
      await updateProfile(db, actor, body);
      return found(await findProfile(db, actor.user_id));
    },
  });

  route(app, accountsApi.dealer, {
    load: ({ params }) => findDealerCard(db, params.id),
    handle: async ({ row }) => row,
  });

  route(app, accountsApi.users, {
    handle: async ({ query }) => toPage(await listProfiles(db, query)),
  });

  route(app, accountsApi.setVerification, {
    load: ({ params }) => findProfile(db, params.id),
    handle: async ({ actor, row, body }) => {
      await setVerification(db, actor, row.user_id, body.is_verified);
      return found(await findProfile(db, row.user_id));
    },
  });
}
