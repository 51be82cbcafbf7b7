import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
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
      label="Barua pepe"
      heading="Use your new email"
      banner={page.banner}
      back={{ href: paths.dashboard, label: 'Back to the dashboard' }}
    >
      {page.token ? (
        <SiteForm name="change-email" action={paths.confirmEmail()} call={authApi.confirmEmail}>
          <input type="hidden" name="token" value={page.token} />
          <p>From now on you sign in with this address, and our mails go there. You will be signed out everywhere else.</p>
          <button type="submit" className="btn btn-primary">
            Use this email
          </button>
        </SiteForm>
      ) : (
        <p className="notice">This page needs the link from the mail to your new address.</p>
      )}
    </FormPage>
  );
}
