import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { adminAccessPageWords } from '../../../words/site/admin-access-page.ts';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

/** Admin login (docs/domain/accounts.md, "Signing in"). */
export function AdminAccess({ chrome, ...page }: { chrome: Chrome } & SitePages['admin-access']) {
  const field = typed(page);
  return (
    <FormPage chrome={chrome} label={adminAccessPageWords.label} heading={adminAccessPageWords.heading} banner={page.banner}>
      <SiteForm name="admin-access" action={paths.adminAccess} call={authApi.adminSignIn} data-second={secondStepPaths.step()}>
        <p className="notice">{adminAccessPageWords.attemptsLogged}</p>
        <TextField label={adminAccessPageWords.email} type="email" autoComplete="username" required {...field('email')} />
        <PasswordField label={adminAccessPageWords.password} autoComplete="current-password" {...field('password')} />
        <button type="submit" className="btn btn-primary">
          {adminAccessPageWords.signIn}
        </button>
      </SiteForm>
    </FormPage>
  );
}
