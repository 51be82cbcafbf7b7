import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
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
      label="Ufunguo"
      heading="Choose a new password"
      lead="You will be signed out everywhere else."
      banner={page.banner}
      back={{ href: paths.auth(), label: 'Back to Sign In' }}
    >
      {page.token ? (
        <SiteForm name="reset" action={paths.resetPassword()} call={authApi.resetPassword}>
          <input type="hidden" name="token" value={page.token} />
          <NewPasswordFields label="New password" field={field} />
          <button type="submit" className="btn btn-primary">
            Save password
          </button>
        </SiteForm>
      ) : (
        <p className="notice">
          This page needs the link from your email.{' '}
          <a className="link" href={paths.forgotPassword}>
            Send me a new one
          </a>
        </p>
      )}
    </FormPage>
  );
}
