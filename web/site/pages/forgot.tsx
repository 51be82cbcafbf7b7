import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { TextField } from '../../ui/field.tsx';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

/** Asks for the e-mail to which a reset link is sent (docs/domain/accounts.md, "Links by mail"). */
export function Forgot({ chrome, ...page }: { chrome: Chrome } & SitePages['auth-forgot']) {
  const isSent = page.banner?.kind === 'success';
  return (
    <FormPage
      chrome={chrome}
      label="Ufunguo"
      heading={isSent ? 'Check your email' : 'Forgot your password?'}
      lead={
        isSent
          ? 'No mail after a few minutes? Look among the spam, check the address, and ask again.'
          : 'Tell us your email and we send you a link to choose a new one.'
      }
      banner={page.banner}
      back={{ href: paths.auth(), label: 'Back to Sign In' }}
    >
      <SiteForm name="forgot" action={paths.forgotPassword} call={authApi.requestPasswordReset}>
        <TextField label="Email" type="email" autoComplete="username" required {...typed(page)('email')} />
        <button type="submit" className="btn btn-primary">
          {isSent ? 'Send the link again' : 'Send the link'}
        </button>
      </SiteForm>
    </FormPage>
  );
}
