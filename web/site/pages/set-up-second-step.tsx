import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
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
      label="Simu yako"
      heading={chrome.viewer?.role === 'dealer' ? 'Lock your yard with your phone, too' : 'Lock your account with your phone, too'}
      lead={
        is_required
          ? 'The administrator’s account needs it: everything else opens once it is on. A stolen password then opens nothing.'
          : 'Then a stolen password opens nothing: a new browser also needs six digits that your phone shows. It works without internet and costs nothing.'
      }
      banner={page.banner}
      back={is_required ? undefined : { href: secondStepPaths.settings, label: 'Back to your profile' }}
    >
      <ol className="set-up-steps">
        <Step title="An authenticator app on your phone">
          <p className="text-muted">Google Authenticator, Aegis, Microsoft Authenticator: any of them, from your phone’s app store.</p>
        </Step>
        <Step title="Give it our key">
          <Key {...page} />
        </Step>
        <Step title="Type the code that it shows now">
          <SiteForm
            name="set-up"
            action={secondStepPaths.setUp}
            call={secondFactorApi.setUp}
            className="grid grid-cols-1 gap-4"
            account={chrome.viewer}
          >
            <input type="hidden" name="setup" value={setup} />
            <CodeField label="Code from the app" {...field('code')} />
            <div hidden={!asksPassword} data-proof="">
              <PasswordField label="Current password" autoComplete="current-password" required={false} {...field('current_password')} />
            </div>
            <button type="submit" className="btn btn-primary">
              Turn it on
            </button>
            <p className="hint">Next you get ten recovery codes. Have a pen ready.</p>
          </SiteForm>
        </Step>
      </ol>
      {is_required && (
        <form method="post" action={paths.signOut}>
          <button type="submit" className="link py-2.5">
            Sign out instead
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
        Open my app
      </a>
      <p className="text-muted text-sm">Or scan this with the app, from another screen:</p>
      <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code with the key for your authenticator app">
        <path d={qr.path} />
      </svg>
      <p className="text-muted text-sm">Or type the key:</p>
      <div className="card flex flex-wrap items-center justify-between gap-3 p-3">
        <code className="key-groups" data-copied="key">
          {groupsOf(secret).map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same four letters may come twice, and nothing moves
            <span key={place}>{group} </span>
          ))}
        </code>
        <button type="button" className="link py-2.5" data-copies="key" hidden>
          Copy
        </button>
      </div>
      <p className="hint">Show this picture and this key to nobody.</p>
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
