import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { accountPagesWords } from '../../../words/site/account-pages.ts';
import { TextField } from '../../ui/field.tsx';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

/** The page behind the link of a verification mail, where the mail can also be sent again (docs/domain/accounts.md, "Links by mail"). */
export function Verify({ chrome, ...page }: { chrome: Chrome } & SitePages['auth-verify']) {
  return (
    <FormPage
      chrome={chrome}
      label={accountPagesWords.emailLabel}
      heading={accountPagesWords.verify}
      banner={page.banner}
      back={{ href: paths.auth(), label: accountPagesWords.backToSignIn }}
    >
      {page.token && (
        <SiteForm name="verify" action={paths.verifyEmail()} call={authApi.verifyEmail}>
          <input type="hidden" name="token" value={page.token} />
          <p>{accountPagesWords.oneTap}</p>
          <button type="submit" className="btn btn-primary">
            {accountPagesWords.verifyMine}
          </button>
        </SiteForm>
      )}
      <SiteForm name="resend" action={paths.resendVerification} call={authApi.resendVerification}>
        <h2 className="text-xl">{accountPagesWords.noLink}</h2>
        <TextField label={accountPagesWords.email} type="email" autoComplete="username" required {...typed(page)('email')} />
        <button type="submit" className="btn btn-outline">
          {accountPagesWords.sendAgain}
        </button>
      </SiteForm>
    </FormPage>
  );
}
