import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { accountPagesWords } from '../../../words/site/account-pages.ts';
import { FormPage } from '../form-page.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

/** The page behind a reset link: choose a new password (docs/domain/accounts.md, "Links by mail"). Without a token it explains how to get a link. */
export function Reset({ chrome, ...page }: { chrome: Chrome } & SitePages['auth-reset']) {
  const field = typed(page);
  return (
    <FormPage
      chrome={chrome}
      label={accountPagesWords.keyLabel}
      heading={accountPagesWords.chooseNew}
      lead={accountPagesWords.signedOutElsewhere}
      banner={page.banner}
      back={{ href: paths.auth(), label: accountPagesWords.backToSignIn }}
    >
      {page.token ? (
        <SiteForm name="reset" action={paths.resetPassword()} call={authApi.resetPassword}>
          <input type="hidden" name="token" value={page.token} />
          <NewPasswordFields label={accountPagesWords.newPassword} field={field} />
          <button type="submit" className="btn btn-primary">
            {accountPagesWords.savePassword}
          </button>
        </SiteForm>
      ) : (
        <p className="notice">
          {accountPagesWords.needsLink}{' '}
          <a className="link" href={paths.forgotPassword}>
            {accountPagesWords.sendNew}
          </a>
        </p>
      )}
    </FormPage>
  );
}
