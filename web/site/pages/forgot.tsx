import { paths } from '../../../shared/addresses/paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { accountPagesWords } from '../../../words/site/account-pages.ts';
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
      label={accountPagesWords.keyLabel}
      heading={isSent ? accountPagesWords.linkSent : accountPagesWords.forgotHeading}
      lead={isSent ? accountPagesWords.noMail : accountPagesWords.forgotLead}
      banner={page.banner}
      back={{ href: paths.auth(), label: accountPagesWords.backToSignIn }}
    >
      <SiteForm name="forgot" action={paths.forgotPassword} call={authApi.requestPasswordReset}>
        <TextField label={accountPagesWords.email} type="email" autoComplete="username" required {...typed(page)('email')} />
        <button type="submit" className="btn btn-primary">
          {isSent ? accountPagesWords.sendAgain : accountPagesWords.sendLink}
        </button>
      </SiteForm>
    </FormPage>
  );
}
