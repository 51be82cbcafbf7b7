import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../../shared/addresses/second-step-paths.ts';
import { localPath, withNotice } from '../../../../shared/auth/pages.ts';
import { tokenForm } from '../../../../shared/auth/schema.ts';
import { isAppCode } from '../../../../shared/auth/second-codes.ts';
import { secondStepNeeded } from '../../../../shared/auth/second-rules.ts';
import { keptForm, secondStepAppForm, secondStepForm, setUpForm } from '../../../../shared/auth/second-schema.ts';
import { HttpProblem, notSignedIn } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { type Address, type FormPage, formPages, parseForm, type RenderForm } from '../../../site/form-page.ts';
import type { RequestDraft } from '../../requests/request-draft.ts';
import { readSettings } from '../../settings/settings.ts';
import { type AuthDependencies, callerOf } from '../caller.ts';
import { keyAddress } from './codes.ts';
import { findPending } from './pending.ts';
import { qrOf } from './qr.ts';
import { findFactor } from './queries.ts';
import { offeredSecret, offerSecret, setUpFactor, shownCodes } from './set-up.ts';
import { finishSignIn, finishSignInByLink, getsLink } from './sign-in.ts';

type SecondPages = AuthDependencies & { draft: RequestDraft; render: RenderForm };

/** For a form that signs in by password: leads to the second step where that has to follow. */
export const orToSecondStep =
  ({ next }: Address, draft_token: string | undefined) =>
  (error: unknown): string => {
    if (!(error instanceof HttpProblem) || error.problem.code !== secondStepNeeded.code) throw error;
    return secondStepPaths.step({ next: localPath(next), draft_token });
  };

const wayOf = ({ way }: Address) => (way === 'recovery' || way === 'lost' ? way : 'app');
const duringMaintenance = () => true;
// A page that only its own browser is ever shown reads no cookie it could write.
const readOnly = {} as FastifyReply;

/** The pages of the second step, whose forms work without JavaScript (docs/domain/accounts.md, "Second step"). */
export function secondPages(app: FastifyInstance, { render, draft, ...parts }: SecondPages): void {
  const { shown, posted } = formPages(app, render);
  const callerIn = (request: FastifyRequest) => callerOf(parts, request, readOnly);

  const stepPage: FormPage<'auth-second'> = {
    name: 'auth-second',
    props: async (address, typed, request) => {
      const pending = await findPending(parts, callerIn(request));
      const person = pending && (await personOf(parts, pending.account));
      const draft_token = typed.draft_token ?? address.draft_token ?? '';
      return { way: wayOf(address), next: localPath(address.next), draft_token, person, until: pending?.ends_at ?? null };
    },
    form: (address) => (wayOf(address) === 'recovery' ? 'recovery-code' : 'second-step'),
    duringMaintenance,
  };
  shown(secondStepPaths.step(), stepPage, async (request, { next }) =>
    (await findPending(parts, callerIn(request))) ? null : paths.auth({ next: localPath(next) }),
  );
  posted(secondStepPaths.step(), stepPage, async (typed, request, reply, address) => {
    const form = wayOf(address) === 'recovery' ? secondStepForm : secondStepAppForm;
    const { code } = parseForm(form, typed);
    const actor = await finishSignIn(parts, code, callerOf(parts, request, reply));
    const onward =
      (await draft.onwardOf(actor, { draft_token: typed.draft_token }, request, reply)) ?? (localPath(address.next) || paths.dashboard);
    return isAppCode(code) ? onward : withNotice(onward, 'recovery-code-used');
  });

  const linkPage: FormPage<'auth-second-link'> = {
    name: 'auth-second-link',
    props: ({ token }) => ({ token: token ?? '' }),
    form: () => 'second-step-link',
    duringMaintenance,
  };
  shown(secondStepPaths.link(), linkPage);
  posted(secondStepPaths.link(), linkPage, async (typed, request, reply) => {
    await finishSignInByLink(parts, parseForm(tokenForm, typed).token, callerOf(parts, request, reply));
    return paths.dashboard;
  });

  const setUpPage: FormPage<'auth-set-up'> = {
    name: 'auth-set-up',
    props: async (_, { setup = '' }, { actor }) => {
      if (!actor) throw notSignedIn();
      const secret = offeredSecret(parts, actor, setup);
      const offered = secret ? { secret, setup } : offerSecret(parts, actor);
      const { siteName } = await readSettings(parts.db);
      const address = keyAddress(offered.secret, { issuer: siteName, label: actor.email });
      return { ...offered, address, qr: qrOf(address), asks_password: !actor.is_proved, is_required: actor.second_factor_due };
    },
    form: () => 'set-up',
    beforeSecondFactor: true,
  };
  shown(secondStepPaths.setUp, setUpPage, async ({ actor }) => {
    if (!actor) return paths.auth({ next: secondStepPaths.setUp });
    return (await findFactor(parts.db, actor.user_id)) ? secondStepPaths.settings : null;
  });
  posted(secondStepPaths.setUp, setUpPage, async (typed, request, reply) => {
    await setUpFactor(parts, mustBeIn(request), parseForm(setUpForm, typed), callerOf(parts, request, reply));
    return secondStepPaths.codes;
  });

  const codesOf = (request: FastifyRequest) => request.actor && shownCodes(parts, request.actor, callerIn(request));
  const codesPage: FormPage<'auth-codes'> = {
    name: 'auth-codes',
    props: (_address, _typed, request) => ({ codes: codesOf(request) ?? [] }),
    form: () => 'codes',
  };
  shown(secondStepPaths.codes, codesPage, (request) => (codesOf(request) ? null : secondStepPaths.settings));
  posted(secondStepPaths.codes, codesPage, async (typed, request, reply) => {
    mustBeIn(request);
    parseForm(keptForm, { kept: 'kept' in typed });
    callerOf(parts, request, reply).cookie('codes').forget();
    return secondStepPaths.settings;
  });
}

function mustBeIn({ actor }: FastifyRequest): Actor {
  if (!actor) throw notSignedIn();
  return actor;
}

async function personOf({ db }: Pick<AuthDependencies, 'db'>, { user_id, email }: { user_id: string; email: string }) {
  const { full_name } = await db.selectFrom('profiles').select('full_name').where('user_id', '=', user_id).executeTakeFirstOrThrow();
  return { user_id, full_name, email, gets_link: await getsLink(db, user_id) };
}
