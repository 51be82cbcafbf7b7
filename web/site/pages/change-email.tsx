import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { FormPage } from '../form-page.tsx';

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
        <form
          method="post"
          action={paths.confirmEmail()}
          data-form="change-email"
          data-call={authApi.confirmEmail.path}
          className="card grid gap-4 p-5"
        >
          <input type="hidden" name="token" value={page.token} />
          <p>From now on you sign in with this address, and our mails go there. You will be signed out everywhere else.</p>
          <button type="submit" className="btn btn-primary">
            Use this email
          </button>
        </form>
      ) : (
        <p className="notice">This page needs the link from the mail to your new address.</p>
      )}
    </FormPage>
  );
}
