import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { paths } from '../../../shared/site/paths.ts';
import { PasswordField, TextField } from '../fields.tsx';
import { FormPage } from '../form-page.tsx';

/** Admin login (specification §2). */
export function AdminAccess({ chrome, ...page }: { chrome: Chrome } & SitePages['admin-access']) {
  return (
    <FormPage chrome={chrome} plate="MSIMAMIZI" heading="Admin login" banner={page.banner}>
      <form method="post" action={paths.adminAccess} data-form="admin-access" className="card grid gap-4 p-5">
        <p className="notice">Access attempts are logged, with their time and network address.</p>
        <TextField name="email" label="Email" type="email" autoComplete="username" required state={page} />
        <PasswordField name="password" label="Password" autoComplete="current-password" state={page} />
        <button type="submit" className="btn btn-primary">
          Sign In
        </button>
      </form>
    </FormPage>
  );
}
