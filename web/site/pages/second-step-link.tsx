import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondStepApi } from '../../../shared/auth/second-api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';

/** The button behind the link that is mailed in place of a code (docs/domain/accounts.md, "Second step"). */
export function SecondStepLink({ chrome, token, banner }: { chrome: Chrome } & SitePages['auth-second-link']) {
  return (
    <FormPage
      chrome={chrome}
      label="Hatua ya pili"
      heading="Sign in without the code"
      lead="This link takes the place of the code, once. Not you who typed the password? Then don’t go on, and choose a new password."
      banner={banner}
      back={{ href: paths.auth(), label: 'Back to Sign In' }}
    >
      <SiteForm name="second-step-link" action={secondStepPaths.link()} call={secondStepApi.byLink}>
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="btn btn-primary">
          Sign me in
        </button>
      </SiteForm>
    </FormPage>
  );
}
