import { accountsApi } from '../../../shared/accounts/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { paths } from '../../../shared/site/paths.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormPage } from '../form-page.tsx';
import { typed } from '../typed.ts';

/** Where whoever signed in with a password that the program made chooses one of their own (docs/domain/accounts.md, "The administrator"). */
export function OwnPassword({ chrome, ...page }: { chrome: Chrome } & SitePages['auth-password']) {
  const field = typed(page);
  return (
    <FormPage
      chrome={chrome}
      plate="UFUNGUO"
      heading="Choose your own password"
      lead="The one you signed in with was made by the program, and others may have seen it. Everything else opens once you have your own."
      banner={page.banner}
    >
      <form
        method="post"
        action={paths.ownPassword}
        data-form="own-password"
        data-call={accountsApi.changePassword.path}
        data-account={chrome.viewer?.user_id}
        className="card grid gap-4 p-5"
      >
        <PasswordField label="Current password" autoComplete="current-password" {...field('current_password')} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 6 characters, with an uppercase letter, a lowercase letter and a number."
          {...field('password')}
        />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
        <button type="submit" className="btn btn-primary">
          Save password
        </button>
      </form>
    </FormPage>
  );
}
