import type { FastifyInstance } from 'fastify';
import { authApi } from '../../../shared/auth/api.ts';
import { emailChangeApi } from '../../../shared/auth/email-change-api.ts';
import { nothing, route } from '../../platform/http/route.ts';
import { closeSession, renewSession, summaryOf } from '../../platform/http/session.ts';
import { dropDraft } from '../../site/draft.ts';
import { type AuthDependencies, callerOf } from './caller.ts';
import { confirmEmail, requestEmailChange } from './email-change.ts';
import { changePassword, resetPassword, verifyEmail } from './links.ts';
import { mailLink } from './mail-link.ts';
import { sendNewEmailAgain, takeBackNewEmail } from './new-email.ts';
import { type SessionDependencies, withOnward } from './onward.ts';
import { secondFactorRoutes } from './second/routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Signing up and in, links by mail, and what the own account signs in with, over HTTP (docs/domain/accounts.md). */
export function authRoutes(app: FastifyInstance, parts: SessionDependencies): void {
  signInRoutes(app, parts);
  secondFactorRoutes(app, parts);
  sessionRoutes(app, parts);
  linkRoutes(app, parts);
  emailRoutes(app, parts);
}

function signInRoutes(app: FastifyInstance, parts: SessionDependencies): void {
  route(app, authApi.signUp, {
    handle: async ({ actor, body, request, reply }) => {
      const signedIn = await signUp(parts, actor, body, callerOf(parts, request, reply));
      if (!signedIn) return { user: null, onward: null };
      const { onward, ...user } = await withOnward(parts, signedIn, { body, request, reply }, true);
      return { user, onward };
    },
  });

  route(app, authApi.signIn, {
    handle: async (call) => withOnward(parts, await signIn(parts, 'everyone', call.body, callerOf(parts, call.request, call.reply)), call),
  });

  route(app, authApi.adminSignIn, {
    handle: async (call) =>
      withOnward(parts, await signIn(parts, 'administrator', call.body, callerOf(parts, call.request, call.reply)), call),
  });

  route(app, authApi.signOut, {
    act: async ({ request, reply }) => {
      await parts.db.transaction().execute((tx) => closeSession(tx, parts.config, request, reply));
      dropDraft(request, reply);
    },
    read: nothing,
  });
  route(app, authApi.user, { handle: async ({ actor }) => summaryOf(actor) });
  route(app, authApi.refresh, {
    handle: async ({ actor }) => summaryOf({ ...actor, expires_at: await renewSession(parts.db, actor) }),
  });
}

function linkRoutes(app: FastifyInstance, parts: AuthDependencies): void {
  route(app, authApi.verifyEmail, { act: ({ body }) => verifyEmail(parts, body.token), read: nothing });
  route(app, authApi.resendVerification, {
    act: ({ body, request, reply }) => mailLink(parts, 'verify', body.email, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, authApi.requestPasswordReset, {
    act: ({ body, request, reply }) => mailLink(parts, 'reset', body.email, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, authApi.resetPassword, {
    act: ({ body, request, reply }) => resetPassword(parts, body, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, authApi.changePassword, {
    act: ({ actor, body, request, reply }) => changePassword(parts, actor, body, callerOf(parts, request, reply)),
    read: nothing,
  });
}

function emailRoutes(app: FastifyInstance, parts: AuthDependencies): void {
  route(app, authApi.changeEmail, {
    act: ({ actor, body }) => requestEmailChange(parts, actor, body),
    read: nothing,
  });
  route(app, authApi.confirmEmail, {
    act: ({ actor, body, request, reply }) => confirmEmail(parts, actor, body.token, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, emailChangeApi.sendAgain, { act: ({ actor }) => sendNewEmailAgain(parts.db, actor), read: nothing });
  route(app, emailChangeApi.takeBack, { act: ({ actor }) => takeBackNewEmail(parts.db, actor), read: nothing });
}
