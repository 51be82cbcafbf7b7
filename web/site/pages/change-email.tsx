import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { accountPagesWords } from '../../../words/site/account-pages.ts';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';

/**
 * The page behind the link in the mail about a changed e-mail: it makes the new address the account's e-mail (docs/domain/accounts.md, "Links
 * by mail").
 */
export function ChangeEmail({ chrome, ...page }: { chrome: Chrome } & SitePages['auth-email']) {
  return (
    <FormPage
      chrome={chrome}
      label={accountPagesWords.emailLabel}
      heading={accountPagesWords.newEmail}
      banner={page.banner}
      back={{ href: paths.dashboard, label: accountPagesWords.backToDashboard }}
    >
      {page.token ? (
        <SiteForm name="change-email" action={paths.confirmEmail()} call={authApi.confirmEmail}>
          <input type="hidden" name="token" value={page.token} />
          <p>{accountPagesWords.fromNowOn}</p>
          <button type="submit" className="btn btn-primary">
            {accountPagesWords.useIt}
          </button>
        </SiteForm>
      ) : (
        <p className="notice">{accountPagesWords.needsLinkToNew}</p>
      )}
    </FormPage>
  );
}
