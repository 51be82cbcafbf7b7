import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { paths } from '../../../shared/addresses/paths.ts';
import { isNotice } from '../../../shared/auth/notices.ts';
import { localPath, withNotice } from '../../../shared/auth/pages.ts';
import { changePasswordForm, forgotForm, resetForm, signInForm, signUpForm, tokenForm } from '../../../shared/auth/schema.ts';
import { noBusiness } from '../../../shared/profile/person-schema.ts';
import type { Database } from '../../platform/data/database.ts';
import { seeOther } from '../../platform/http/see-other.ts';
import { type Actor, closeSession, cookieOf } from '../../platform/http/session.ts';
import type { Config } from '../../platform/process/config.ts';
import { dropDraft, readDraft } from '../../site/draft.ts';
import { type FormPage, formPages, parseForm, type RenderForm, type Typed } from '../../site/form-page.ts';
import type { RequestDraft } from '../requests/request-draft.ts';
import { type AuthDependencies, callerOf } from './caller.ts';
import { confirmEmail } from './email-change.ts';
import { previewOf } from './link-preview.ts';
import { changePassword, resetPassword, verifyEmail } from './links.ts';
import { mailLink } from './mail-link.ts';
import { orToSecondStep, secondPages } from './second/pages.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

// Who signs up to post a request has said where they are.
const placeIn = (waiting: Typed | null): Typed => (waiting?.location ? { location: waiting.location } : {});

const authPageOf = (db: Database, draft: RequestDraft, config: Config): FormPage<'auth'> => ({
  name: 'auth',
  // After a refusal nothing exists under the form's id, so it can carry a new one each time.
  props: async ({ tab, next: asked, draft_token: addressed }, typed, request) => {
    const next = localPath(asked);
    const draft_token = typed.draft_token ?? addressed ?? '';
    const waiting = draft.waitingFor(draft_token, request);
    return {
      tab: tab === 'sign-up' ? 'sign-up' : 'sign-in',
      next,
      id: uuidv7(),
      draft_token: waiting ? draft_token : '',
      car: waiting?.car_model ?? '',
      place: waiting?.location ?? '',
      isKnown: request.cookies[cookieOf(config, 'device').name] !== undefined,
      preview: await previewOf(db, next),
    };
  },
  values: (request, { draft_token }): Record<string, string> => ({
    // 'Join as a dealer' on the landing page leads here.
    ...((request.query as { type?: string }).type === 'dealer' && { user_type: 'dealer' }),
    ...placeIn(draft.waitingFor(draft_token, request)),
  }),
  form: ({ tab }) => (tab === 'sign-up' ? 'sign-up' : 'sign-in'),
  duringSuspension: true,
  duringMaintenance: ({ tab }) => tab !== 'sign-up',
});

const nothing = () => ({});
const token = ({ token }: { token?: string }) => ({ token: token ?? '' });
// During maintenance the administrator has to get in, also without the password.
const open = { duringSuspension: true, duringMaintenance: () => true } as const;
const adminPage: FormPage<'admin-access'> = { name: 'admin-access', props: nothing, form: () => 'admin-access', ...open };
const forgotPage: FormPage<'auth-forgot'> = { name: 'auth-forgot', props: nothing, form: () => 'forgot', ...open };
const resetPage: FormPage<'auth-reset'> = { name: 'auth-reset', props: token, form: () => 'reset', ...open };
const ownPasswordPage: FormPage<'auth-password'> = {
  name: 'auth-password',
  props: nothing,
  form: () => 'own-password',
  beforeOwnPassword: true,
};
const emailPage: FormPage<'auth-email'> = { name: 'auth-email', props: token, form: () => 'change-email', duringSuspension: true };
const verifyPage: FormPage<'auth-verify'> = { name: 'auth-verify', props: token, form: () => 'verify', duringSuspension: true };

type AuthPages = AuthDependencies & { draft: RequestDraft; render: RenderForm };

/** The pages of accounts, whose forms work without JavaScript (docs/domain/accounts.md, "Forms without JavaScript"). */
export function authPages(app: FastifyInstance, { render, draft, ...parts }: AuthPages): void {
  secondPages(app, { render, draft, ...parts });
  const { shown, posted } = formPages(app, render);
  const authPage = authPageOf(parts.db, draft, parts.config);
  const waitingOf = (
    actor: Actor,
    { draft_token }: { draft_token?: string },
    request: FastifyRequest,
    reply: FastifyReply,
    isNew = false,
  ) => draft.onwardOf(actor, { draft_token, isNew }, request, reply);

  shown(paths.auth(), authPage, async (request, { next, notice, draft_token }, reply) => {
    if (!request.actor) return null;
    const waits = readDraft(request).id ? paths.readyRequest : '';
    const posted = !waits && (await waitingOf(request.actor, { draft_token }, request, reply));
    const onward = posted || localPath(next) || waits || paths.dashboard;
    return isNotice(notice) ? withNotice(onward, notice) : onward;
  });
  posted(paths.auth(), authPage, async (typed, request, reply, { tab, next }) => {
    const onward = localPath(next) || paths.dashboard;
    if (tab !== 'sign-up') {
      const signedIn = signIn(parts, 'everyone', parseForm(signInForm, typed), callerOf(parts, request, reply));
      return signedIn.then(
        async (actor) => (await waitingOf(actor, typed, request, reply)) ?? onward,
        orToSecondStep({ next }, typed.draft_token),
      );
    }
    // Fields that a buyer does not see are sent all the same, and can't be in fault.
    const seen = typed.user_type === 'buyer' ? { ...typed, ...noBusiness } : typed;
    const form = parseForm(signUpForm, { ...seen, accept_terms: 'accept_terms' in typed });
    const signedIn = await signUp(parts, request.actor, form, callerOf(parts, request, reply));
    const waits = signedIn && (await waitingOf(signedIn, typed, request, reply, true));
    return waits ?? withNotice(signedIn ? onward : paths.auth(), 'account-created');
  });

  shown(paths.adminAccess, adminPage, ({ actor }) => (actor?.role === 'admin' ? paths.dashboard : null));
  posted(paths.adminAccess, adminPage, async (typed, request, reply) => {
    const signedIn = signIn(parts, 'administrator', parseForm(signInForm, typed), callerOf(parts, request, reply));
    return signedIn.then(
      async (actor) => (await waitingOf(actor, typed, request, reply)) ?? withNotice(paths.dashboard, 'welcome-admin'),
      orToSecondStep({}, typed.draft_token),
    );
  });

  shown(paths.forgotPassword, forgotPage);
  posted(paths.forgotPassword, forgotPage, async (typed, request, reply) => {
    await mailLink(parts, 'reset', parseForm(forgotForm, typed).email, callerOf(parts, request, reply));
    return withNotice(paths.forgotPassword, 'link-sent');
  });

  shown(paths.resetPassword(), resetPage);
  posted(paths.resetPassword(), resetPage, async (typed, request, reply) => {
    await resetPassword(parts, parseForm(resetForm, typed), callerOf(parts, request, reply));
    return withNotice(paths.auth(), 'password-changed');
  });

  shown(paths.ownPassword, ownPasswordPage, ({ actor }) => {
    if (!actor) return paths.auth();
    return actor.password_must_change ? null : paths.dashboard;
  });
  posted(paths.ownPassword, ownPasswordPage, async (typed, request, reply) => {
    if (!request.actor) return withNotice(paths.auth(), 'signed-out');
    // Chosen in another tab meanwhile.
    if (!request.actor.password_must_change) return paths.dashboard;
    await changePassword(parts, request.actor, parseForm(changePasswordForm, typed), callerOf(parts, request, reply));
    return withNotice(paths.dashboard, 'password-changed');
  });

  // A button, not the link itself, verifies: mail scanners follow links.
  shown(paths.verifyEmail(), verifyPage);
  posted(paths.verifyEmail(), verifyPage, async (typed) => {
    await verifyEmail(parts, parseForm(tokenForm, typed).token);
    return withNotice(paths.auth(), 'email-verified');
  });
  posted(paths.resendVerification, verifyPage, async (typed, request, reply) => {
    await mailLink(parts, 'verify', parseForm(forgotForm, typed).email, callerOf(parts, request, reply));
    return withNotice(paths.verifyEmail(), 'link-sent');
  });

  shown(paths.confirmEmail(), emailPage);
  posted(paths.confirmEmail(), emailPage, async (typed, request, reply) => {
    const { actor } = request;
    await confirmEmail(parts, actor, parseForm(tokenForm, typed).token, callerOf(parts, request, reply));
    return withNotice(actor ? paths.dashboard : paths.auth(), 'email-changed');
  });

  app.post(
    paths.signOut,
    { schema: { hide: true }, config: { beforeOwnPassword: true, duringSuspension: true } },
    async (request, reply) => {
      await parts.db.transaction().execute((tx) => closeSession(tx, parts.config, request, reply));
      dropDraft(request, reply);
      return seeOther(reply, '/');
    },
  );
}
