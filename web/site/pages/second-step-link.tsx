import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondStepApi } from '../../../shared/auth/second-api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { secondStepPagesWords } from '../../../words/site/second-step-pages.ts';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';

/** The button behind the link that is mailed in place of a code (docs/domain/accounts.md, "Second step"). */
export function SecondStepLink({ chrome, token, banner }: { chrome: Chrome } & SitePages['auth-second-link']) {
  return (
    <FormPage
      chrome={chrome}
      label={secondStepPagesWords.label}
      heading={secondStepPagesWords.withoutCode}
      lead={secondStepPagesWords.linkOnce}
      banner={banner}
      back={{ href: paths.auth(), label: secondStepPagesWords.backToSignIn }}
    >
      <SiteForm name="second-step-link" action={secondStepPaths.link()} call={secondStepApi.byLink}>
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="btn btn-primary">
          {secondStepPagesWords.signMeIn}
        </button>
      </SiteForm>
    </FormPage>
  );
}
