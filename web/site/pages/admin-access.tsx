import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

/** Admin login (docs/domain/accounts.md, "Signing in"). */
export function AdminAccess({ chrome, ...page }: { chrome: Chrome } & SitePages['admin-access']) {
  const field = typed(page);
  return (
    <FormPage chrome={chrome} label="Msimamizi" heading="Admin login" banner={page.banner}>
      <SiteForm name="admin-access" action={paths.adminAccess} call={authApi.adminSignIn} data-second={secondStepPaths.step()}>
        <p className="notice">Access attempts are logged, with their time and network address.</p>
        <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <button type="submit" className="btn btn-primary">
          Sign In
        </button>
      </SiteForm>
    </FormPage>
  );
}
