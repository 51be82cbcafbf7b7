import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondStepApi } from '../../../shared/auth/second-api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { timeOfDay } from '../../../shared/time.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { Initials } from '../../ui/initials.tsx';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

type Props = { chrome: Chrome } & SitePages['auth-second'];

/** The second step of signing in at a browser that the account does not know (docs/domain/accounts.md, "Second step"). */
export function SecondStep(page: Props) {
  if (!page.person) return <TooLate {...page} />;
  if (page.way === 'lost') return <Lost {...page} />;
  return page.way === 'recovery' ? <WithRecoveryCode {...page} /> : <WithApp {...page} />;
}

function WithApp({ chrome, next, draft_token, until, person, ...page }: Props) {
  const onward = { next, draft_token };
  return (
    <FormPage
      chrome={chrome}
      label="Hatua ya pili"
      heading="One more step: your code"
      lead={`The password is right, but this browser is new to us. Type the six digits that your authenticator app shows for ${chrome.siteName}.`}
      banner={page.banner}
      back={{ href: paths.auth({ next: onward.next }), label: 'Back to Sign In' }}
    >
      <Person person={person} next={next} />
      <SiteForm name="second-step" action={secondStepPaths.step(onward)} call={secondStepApi.finish} data-next={next}>
        <input type="hidden" name="draft_token" value={draft_token} />
        <CodeField
          label="Code from the app"
          hint="It changes every 30 seconds, and each one works once."
          autoFocus
          {...typed(page)('code')}
        />
        <button type="submit" className="btn btn-primary">
          Sign in
        </button>
        <p className="hint">
          {until && <>This step is open until {timeOfDay(until)}. After that, begin with the password again. </>}
          The code doesn’t fit? Set your phone’s clock to automatic: the app counts on it.
        </p>
      </SiteForm>
      <div className="divide-line border-line divide-y border-y">
        <Way href={secondStepPaths.step({ ...onward, way: 'recovery' })} title="Use a recovery code" says="one of the ten that you kept" />
        <Way href={secondStepPaths.step({ ...onward, way: 'lost' })} title="I have neither" says="phone lost, codes lost" />
      </div>
      <p className="hint">
        {person?.gets_link
          ? 'After five wrong codes we mail you a link instead, so that nobody can go on guessing.'
          : 'After five wrong codes we look at no more for a quarter of an hour, so that nobody can go on guessing.'}{' '}
        Nobody from {chrome.siteName} ever asks you for this code: not on the phone, not by SMS, not in a chat.
      </p>
    </FormPage>
  );
}

function WithRecoveryCode({ chrome, next, draft_token, ...page }: Props) {
  const onward = { next, draft_token };
  return (
    <FormPage
      chrome={chrome}
      label="Hatua ya pili"
      heading="Your recovery code"
      lead="You got ten when you set this up: on paper, in a file, or in your password manager. Each works once."
      banner={page.banner}
      back={{ href: secondStepPaths.step(onward), label: 'Back to the code from the app' }}
    >
      <Person person={page.person} next={next} />
      <SiteForm
        name="recovery-code"
        action={secondStepPaths.step({ ...onward, way: 'recovery' })}
        call={secondStepApi.finish}
        data-next={next}
      >
        <input type="hidden" name="draft_token" value={draft_token} />
        <TextField
          label="Recovery code"
          hint="Capitals and the dash don’t matter."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          {...typed(page)('code')}
        />
        <button type="submit" className="btn btn-primary">
          Sign in
        </button>
        <p className="hint">We tell you by e-mail that it was used, and how many are left.</p>
      </SiteForm>
    </FormPage>
  );
}

function Lost({ chrome, next, draft_token, person, banner }: Props) {
  const { supportEmail } = chrome;
  const subject = encodeURIComponent('My phone and my recovery codes are lost');
  return (
    <FormPage
      chrome={chrome}
      label="Hatua ya pili"
      heading="Phone and codes lost"
      lead="Only our team can let you in, after a call. That takes longer, so that nobody can do it in your name."
      banner={banner}
      back={{
        href: secondStepPaths.step({ next, draft_token }),
        label: 'Back to the code from the app',
      }}
    >
      <ol className="grid list-decimal gap-4 pl-6">
        <Step title="Write to us">
          {supportEmail}, from <span className="wrap-anywhere">{person?.email}</span>. Your name is enough.
        </Step>
        <Step title="We call you">On the number in your profile. We ask about your cars and deals, never for a password or a code.</Step>
        <Step title="You sign in with the password">
          The second step is then off, and you get an e-mail that says so. Set it up again on your new phone.
        </Step>
      </ol>
      <a className="btn btn-primary" href={`mailto:${supportEmail}?subject=${subject}`}>
        Write the e-mail
      </a>
      <p className="hint">Still signed in on another phone or computer? Go on working there meanwhile.</p>
    </FormPage>
  );
}

function TooLate({ chrome, next, banner }: Props) {
  return (
    <FormPage
      chrome={chrome}
      label="Hatua ya pili"
      heading="Please begin again"
      lead="This step was open for five minutes. Sign in with your password again, and then type the code."
      banner={banner}
    >
      <a className="btn btn-primary" href={paths.auth({ next })}>
        Sign in
      </a>
    </FormPage>
  );
}

function Person({ person, next }: Pick<Props, 'person' | 'next'>) {
  if (!person) return null;
  return (
    <div className="border-line flex items-center gap-3 border-y py-3">
      <Initials name={person.full_name} isDealer={false} />
      <p className="min-w-0 grow">
        <span className="block font-bold">{person.full_name}</span>
        <span className="text-muted block text-sm wrap-anywhere">{person.email}</span>
      </p>
      <a className="link py-2.5" href={paths.auth({ next })}>
        Not me
      </a>
    </div>
  );
}

function Way({ href, title, says }: { href: string; title: string; says: string }) {
  return (
    <a className="flex items-center justify-between gap-3 py-3" href={href}>
      <span>
        <span className="block font-bold">{title}</span>
        <span className="text-muted block text-sm">{says}</span>
      </span>
      <span aria-hidden="true">→</span>
    </a>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <span className="block font-bold">{title}</span>
      <span className="text-muted">{children}</span>
    </li>
  );
}
