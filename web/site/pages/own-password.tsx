import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { accountPagesWords } from '../../../words/site/account-pages.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormPage, Remedy } from '../form-page.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

/** Where whoever signed in with a password that the program made chooses one of their own (docs/domain/accounts.md, "The administrator"). */
export function OwnPassword({ chrome, ...page }: { chrome: Chrome } & SitePages['auth-password']) {
  const field = typed(page);
  const isNewAtFault = Boolean(page.errors.password || page.errors.confirmPassword);
  return (
    <FormPage
      chrome={chrome}
      label={accountPagesWords.keyLabel}
      heading={accountPagesWords.ownPassword}
      lead={accountPagesWords.madeByProgram}
      banner={page.banner}
    >
      <SiteForm name="own-password" action={paths.ownPassword} call={authApi.changePassword} account={chrome.viewer}>
        <PasswordField
          label={accountPagesWords.currentPassword}
          autoComplete="current-password"
          autoFocus={!isNewAtFault}
          {...field('current_password')}
        />
        <NewPasswordFields label={accountPagesWords.newPassword} field={field} />
        <button type="submit" className="btn btn-primary">
          {accountPagesWords.savePassword}
        </button>
        <Remedy of="not_signed_in" banner={page.banner} href={paths.auth()} className="btn btn-outline">
          {accountPagesWords.signInWithNew}
        </Remedy>
      </SiteForm>
      <form method="post" action={paths.signOut} className="flex flex-wrap justify-between gap-x-4">
        <a className="link py-2.5" href={paths.dashboard}>
          {accountPagesWords.chosenElsewhere}
        </a>
        <button type="submit" className="link py-2.5">
          {accountPagesWords.signOutInstead}
        </button>
      </form>
    </FormPage>
  );
}
