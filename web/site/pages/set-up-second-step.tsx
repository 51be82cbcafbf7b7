import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { secondStepPagesWords } from '../../../words/site/second-step-pages.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

type Page = SitePages['auth-set-up'];

/** Sets up the second step with an authenticator app (docs/domain/accounts.md, "Second step"). */
export function SetUpSecondStep({ chrome, ...page }: { chrome: Chrome } & Page) {
  const { setup, is_required } = page;
  const field = typed(page);
  const asksPassword = page.asks_password || page.banner?.code === 'proof_needed';
  return (
    <FormPage
      chrome={chrome}
      label={secondStepPagesWords.phoneLabel}
      heading={chrome.viewer?.role === 'dealer' ? secondStepPagesWords.lock.yard : secondStepPagesWords.lock.account}
      lead={is_required ? secondStepPagesWords.administratorNeeds : secondStepPagesWords.whatItDoes}
      banner={page.banner}
      back={is_required ? undefined : { href: secondStepPaths.settings, label: secondStepPagesWords.backToProfile }}
    >
      <ol className="set-up-steps">
        <Step title={secondStepPagesWords.getApp}>
          <p className="text-muted">{secondStepPagesWords.whichApp}</p>
        </Step>
        <Step title={secondStepPagesWords.giveKey}>
          <Key {...page} />
        </Step>
        <Step title={secondStepPagesWords.typeCode}>
          <SiteForm
            name="set-up"
            action={secondStepPaths.setUp}
            call={secondFactorApi.setUp}
            className="grid grid-cols-1 gap-4"
            account={chrome.viewer}
          >
            <input type="hidden" name="setup" value={setup} />
            <CodeField label={secondStepPagesWords.appCode} {...field('code')} />
            <div hidden={!asksPassword} data-proof="">
              <PasswordField
                label={secondStepPagesWords.currentPassword}
                autoComplete="current-password"
                required={false}
                {...field('current_password')}
              />
            </div>
            <button type="submit" className="btn btn-primary">
              {secondStepPagesWords.turnOn}
            </button>
            <p className="hint">{secondStepPagesWords.penReady}</p>
          </SiteForm>
        </Step>
      </ol>
      {is_required && (
        <form method="post" action={paths.signOut}>
          <button type="submit" className="link py-2.5">
            {secondStepPagesWords.signOutInstead}
          </button>
        </form>
      )}
    </FormPage>
  );
}

function Key({ address, qr, secret }: Pick<Page, 'address' | 'qr' | 'secret'>) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <a className="btn btn-outline" href={address}>
        {secondStepPagesWords.openApp}
      </a>
      <p className="text-muted text-sm">{secondStepPagesWords.scan}</p>
      <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={secondStepPagesWords.qr}>
        <path d={qr.path} />
      </svg>
      <p className="text-muted text-sm">{secondStepPagesWords.typeKey}</p>
      <div className="card flex flex-wrap items-center justify-between gap-3 p-3">
        <code className="key-groups" data-copied="key">
          {groupsOf(secret).map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same four letters may come twice, and nothing moves
            <span key={place}>{group} </span>
          ))}
        </code>
        <button type="button" className="link py-2.5" data-copies="key" hidden>
          {uiWords.copy}
        </button>
      </div>
      <p className="hint">{secondStepPagesWords.showNobody}</p>
    </div>
  );
}

const groupsOf = (secret: string) => secret.match(/.{1,4}/g) ?? [];

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </li>
  );
}
