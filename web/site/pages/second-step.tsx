import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondStepApi } from '../../../shared/auth/second-api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { timeOfDay } from '../../../shared/time.ts';
import { secondStepPagesWords } from '../../../words/site/second-step-pages.ts';
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
      label={secondStepPagesWords.label}
      heading={secondStepPagesWords.yourCode}
      lead={secondStepPagesWords.newBrowser(chrome.siteName)}
      banner={page.banner}
      back={{ href: paths.auth({ next: onward.next }), label: secondStepPagesWords.backToSignIn }}
    >
      <Person person={person} next={next} />
      <SiteForm name="second-step" action={secondStepPaths.step(onward)} call={secondStepApi.finish} data-next={next}>
        <input type="hidden" name="draft_token" value={draft_token} />
        <CodeField label={secondStepPagesWords.appCode} hint={secondStepPagesWords.appCodeHint} autoFocus {...typed(page)('code')} />
        <button type="submit" className="btn btn-primary">
          {secondStepPagesWords.signIn}
        </button>
        <p className="hint">
          {until && `${secondStepPagesWords.openUntil(timeOfDay(until))} `}
          {secondStepPagesWords.setClock}
        </p>
      </SiteForm>
      <div className="divide-line border-line divide-y border-y">
        <Way href={secondStepPaths.step({ ...onward, way: 'recovery' })} {...secondStepPagesWords.useRecovery} />
        <Way href={secondStepPaths.step({ ...onward, way: 'lost' })} {...secondStepPagesWords.haveNeither} />
      </div>
      <p className="hint">
        {person?.gets_link ? secondStepPagesWords.fiveWrong.link : secondStepPagesWords.fiveWrong.pause}{' '}
        {secondStepPagesWords.nobodyAsks(chrome.siteName)}
      </p>
    </FormPage>
  );
}

function WithRecoveryCode({ chrome, next, draft_token, ...page }: Props) {
  const onward = { next, draft_token };
  return (
    <FormPage
      chrome={chrome}
      label={secondStepPagesWords.label}
      heading={secondStepPagesWords.yourRecovery}
      lead={secondStepPagesWords.gotTen}
      banner={page.banner}
      back={{ href: secondStepPaths.step(onward), label: secondStepPagesWords.backToCode }}
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
          label={secondStepPagesWords.recoveryCode}
          hint={secondStepPagesWords.recoveryHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          {...typed(page)('code')}
        />
        <button type="submit" className="btn btn-primary">
          {secondStepPagesWords.signIn}
        </button>
        <p className="hint">{secondStepPagesWords.weTellYou}</p>
      </SiteForm>
    </FormPage>
  );
}

function Lost({ chrome, next, draft_token, person, banner }: Props) {
  const { supportEmail } = chrome;
  const subject = encodeURIComponent(secondStepPagesWords.lostSubject);
  return (
    <FormPage
      chrome={chrome}
      label={secondStepPagesWords.label}
      heading={secondStepPagesWords.lost}
      lead={secondStepPagesWords.afterACall}
      banner={banner}
      back={{
        href: secondStepPaths.step({ next, draft_token }),
        label: secondStepPagesWords.backToCode,
      }}
    >
      <ol className="grid list-decimal gap-4 pl-6">
        <Step title={secondStepPagesWords.writeToUs}>
          {secondStepPagesWords.toAndFrom(supportEmail, <span className="wrap-anywhere">{person?.email}</span>)}
        </Step>
        <Step title={secondStepPagesWords.weCall}>{secondStepPagesWords.onYourNumber}</Step>
        <Step title={secondStepPagesWords.thenPassword}>{secondStepPagesWords.thenOff}</Step>
      </ol>
      <a className="btn btn-primary" href={`mailto:${supportEmail}?subject=${subject}`}>
        {secondStepPagesWords.writeMail}
      </a>
      <p className="hint">{secondStepPagesWords.stillSignedIn}</p>
    </FormPage>
  );
}

function TooLate({ chrome, next, banner }: Props) {
  return (
    <FormPage
      chrome={chrome}
      label={secondStepPagesWords.label}
      heading={secondStepPagesWords.beginAgain}
      lead={secondStepPagesWords.openFiveMinutes}
      banner={banner}
    >
      <a className="btn btn-primary" href={paths.auth({ next })}>
        {secondStepPagesWords.signIn}
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
        {secondStepPagesWords.notMe}
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
