import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminAccountsApi } from '../../../shared/accounts/admin-api.ts';
import { accountsApi } from '../../../shared/accounts/api.ts';
import { type ById, nothing, route } from '../../platform/http/route.ts';
import { type Actor, closeSession, renewSession, summaryOf } from '../../platform/http/session.ts';
import { dropDraft } from '../../site/draft.ts';
import type { WaitingRequest } from '../requests/waiting.ts';
import { setYardHours, signUp } from './accounts.ts';
import { type AccountDependencies, callerOf } from './dependencies.ts';
import { confirmEmail, requestEmailChange } from './email-change.ts';
import { setLicencePhoto } from './licence-photo.ts';
import { changePassword, resetPassword, verifyEmail } from './links.ts';
import { mailLink } from './mail-link.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { updateProfile } from './own-profile.ts';
import { findProfile, listProfiles } from './people-queries.ts';
import { sessionRoutes } from './session-routes.ts';
import { signIn } from './sign-in.ts';
import { askForLicence, askForMore, setVerification } from './verification.ts';
import { countEffects } from './verification-effects.ts';

type SessionDependencies = AccountDependencies & { waiting: WaitingRequest };

/** Accounts over HTTP: sessions, own profile, and the administrator's list (docs/domain/permissions.md, "Profiles"). */
export function accountRoutes(app: FastifyInstance, parts: SessionDependencies): void {
  signInRoutes(app, parts);
  sessionRoutes(app, parts);
  linkRoutes(app, parts);
  emailRoutes(app, parts);
  profileRoutes(app, parts);
  ownAccountRoutes(app, parts.db);
  adminRoutes(app, parts);
}

function signInRoutes(app: FastifyInstance, parts: SessionDependencies): void {
  interface SignedIn {
    body: { journey?: string | undefined };
    request: FastifyRequest;
    reply: FastifyReply;
  }
  const withOnward = async (actor: Actor, { body, request, reply }: SignedIn) => ({
    ...summaryOf(actor),
    onward: await parts.waiting.onwardOf(actor, body.journey, request, reply),
  });

  route(app, accountsApi.signUp, {
    handle: async ({ actor, body, request, reply }) => {
      const signedIn = await signUp(parts, actor, body, callerOf(parts, request, reply));
      if (!signedIn) return { user: null, onward: null };
      const { onward, ...user } = await withOnward(signedIn, { body, request, reply });
      return { user, onward };
    },
  });

  route(app, accountsApi.signIn, {
    handle: async (call) => withOnward(await signIn(parts, 'everyone', call.body, callerOf(parts, call.request, call.reply)), call),
  });

  route(app, accountsApi.adminSignIn, {
    handle: async (call) => withOnward(await signIn(parts, 'administrator', call.body, callerOf(parts, call.request, call.reply)), call),
  });

  route(app, accountsApi.signOut, {
    act: async ({ request, reply }) => {
      await parts.db.transaction().execute((tx) => closeSession(tx, parts.config, request, reply));
      dropDraft(request, reply);
    },
    read: nothing,
  });
  route(app, accountsApi.user, { handle: async ({ actor }) => summaryOf(actor) });
  route(app, accountsApi.refresh, {
    handle: async ({ actor }) => summaryOf({ ...actor, expires_at: await renewSession(parts.db, actor) }),
  });
}

function linkRoutes(app: FastifyInstance, parts: AccountDependencies): void {
  route(app, accountsApi.verifyEmail, { act: ({ body }) => verifyEmail(parts, body.token), read: nothing });
  route(app, accountsApi.resendVerification, {
    act: ({ body, request, reply }) => mailLink(parts, 'verify', body.email, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, accountsApi.requestPasswordReset, {
    act: ({ body, request, reply }) => mailLink(parts, 'reset', body.email, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, accountsApi.resetPassword, {
    act: ({ body, request, reply }) => resetPassword(parts, body, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, accountsApi.changePassword, {
    act: ({ actor, body, request, reply }) => changePassword(parts, actor, body, callerOf(parts, request, reply)),
    read: nothing,
  });
}

function emailRoutes(app: FastifyInstance, parts: AccountDependencies): void {
  route(app, accountsApi.changeEmail, {
    act: ({ actor, body, request, reply }) => requestEmailChange(parts, actor, body, callerOf(parts, request, reply)),
    read: nothing,
  });
  route(app, accountsApi.confirmEmail, {
    act: ({ actor, body, request, reply }) => confirmEmail(parts, actor, body.token, callerOf(parts, request, reply)),
    read: nothing,
  });
}

function profileRoutes(app: FastifyInstance, { db }: AccountDependencies): void {
  const loadOwn = ({ actor }: { actor: Actor }) => findProfile(db, actor.user_id);

  route(app, accountsApi.profile, { load: loadOwn });
  route(app, accountsApi.updateProfile, { load: loadOwn, act: ({ actor, body }) => updateProfile(db, actor, body) });
  route(app, accountsApi.setYardHours, { load: loadOwn, act: ({ actor, body }) => setYardHours(db, actor, body) });
  route(app, accountsApi.setLicencePhoto, { load: loadOwn, act: ({ actor, body }) => setLicencePhoto(db, actor, body.photo_id) });
}

function adminRoutes(app: FastifyInstance, { db }: AccountDependencies): void {
  const load = ({ params }: ById) => findProfile(db, params.id);

  route(app, adminAccountsApi.users, { handle: ({ query }) => listProfiles(db, query) });
  route(app, adminAccountsApi.fullProfile, {
    load: async ({ actor, params }: ById) => (actor.role === 'admin' ? findProfile(db, params.id) : null),
  });
  route(app, adminAccountsApi.verificationEffects, { load, handle: ({ row }) => countEffects(db, row.user_id) });
  route(app, adminAccountsApi.setVerification, {
    load,
    act: ({ actor, row, body }) => setVerification(db, actor, row.user_id, body),
  });
  route(app, adminAccountsApi.askForLicence, { load, act: ({ actor, row }) => askForLicence(db, actor, row.user_id) });
  route(app, adminAccountsApi.askForMore, { load, act: ({ actor, row, body }) => askForMore(db, actor, row.user_id, body) });
}
