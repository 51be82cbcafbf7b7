import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

/** New recovery codes, once (docs/domain/accounts.md, "Second step"). */
export function RecoveryCodes({ chrome, codes, ...page }: { chrome: Chrome } & SitePages['auth-codes']) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${chrome.siteName}, recovery codes\r\n\r\n${codes.join('\r\n')}\r\n`)}`;
  return (
    <FormPage
      chrome={chrome}
      label="Simu yako"
      heading="Keep these ten codes. They are shown only now."
      lead="The second step is on. Phone lost or new? One of these lets you in instead. Each works once."
      banner={page.banner}
      back={{ href: secondStepPaths.settings, label: 'Back to your profile' }}
    >
      <p className="hidden font-bold print:block">{chrome.siteName}, recovery codes</p>
      <ol className="recovery-codes" data-copied="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <button type="button" className="btn btn-outline" data-copies="codes" hidden>
          Copy
        </button>
        <a className="btn btn-outline" href={file} download="recovery-codes.txt">
          File
        </a>
        <button type="button" className="btn btn-outline" data-prints="" hidden>
          Print
        </button>
      </div>
      <p className="hint print:hidden">Best on paper, away from this phone. Not in a chat, not as a photo in the gallery.</p>
      <SiteForm
        name="codes"
        action={secondStepPaths.codes}
        call={secondFactorApi.kept}
        className="grid gap-4 print:hidden"
        account={chrome.viewer}
      >
        <CheckField label="I have kept them where I find them without this phone" required {...typed(page)('kept')} />
        <button type="submit" className="btn btn-primary">
          Done
        </button>
      </SiteForm>
      <section className="print:hidden">
        <h2 className="mb-2 text-xl">What changes</h2>
        <dl className="divide-line border-line divide-y border-y">
          <Change of="A browser we don’t know" means="password, then six digits" />
          <Change of="Phones and computers you use now" means="stay signed in, nothing is asked" />
          <Change of="New e-mail, copies of your data, these settings" means="password and code; asked again after ten minutes" />
        </dl>
      </section>
    </FormPage>
  );
}

function Change({ of, means }: { of: string; means: string }) {
  return (
    <div className="py-3">
      <dt className="font-bold">{of}</dt>
      <dd className="text-muted text-sm">{means}</dd>
    </div>
  );
}
