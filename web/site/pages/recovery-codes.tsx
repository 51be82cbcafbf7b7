import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondFactorApi } from '../../../shared/auth/second-api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { secondStepPagesWords } from '../../../words/site/second-step-pages.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { FormPage } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

/** New recovery codes, once (docs/domain/accounts.md, "Second step"). */
export function RecoveryCodes({ chrome, codes, ...page }: { chrome: Chrome } & SitePages['auth-codes']) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${secondStepPagesWords.codesOf(chrome.siteName)}\r\n\r\n${codes.join('\r\n')}\r\n`)}`;
  return (
    <FormPage
      chrome={chrome}
      label={secondStepPagesWords.phoneLabel}
      heading={secondStepPagesWords.keepCodes}
      lead={secondStepPagesWords.isOn}
      banner={page.banner}
      back={{ href: secondStepPaths.settings, label: secondStepPagesWords.backToProfile }}
    >
      <p className="hidden font-bold print:block">{secondStepPagesWords.codesOf(chrome.siteName)}</p>
      <ol className="recovery-codes" data-copied="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <button type="button" className="btn btn-outline" data-copies="codes" hidden>
          {uiWords.copy}
        </button>
        <a className="btn btn-outline" href={file} download={secondStepPagesWords.fileName}>
          {secondStepPagesWords.file}
        </a>
        <button type="button" className="btn btn-outline" data-prints="" hidden>
          {secondStepPagesWords.print}
        </button>
      </div>
      <p className="hint print:hidden">{secondStepPagesWords.bestOnPaper}</p>
      <SiteForm
        name="codes"
        action={secondStepPaths.codes}
        call={secondFactorApi.kept}
        className="grid gap-4 print:hidden"
        account={chrome.viewer}
      >
        <CheckField label={secondStepPagesWords.kept} required {...typed(page)('kept')} />
        <button type="submit" className="btn btn-primary">
          {secondStepPagesWords.done}
        </button>
      </SiteForm>
      <section className="print:hidden">
        <h2 className="mb-2 text-xl">{secondStepPagesWords.whatChanges}</h2>
        <dl className="divide-line border-line divide-y border-y">
          {secondStepPagesWords.changes.map(({ of, means }) => (
            <Change key={of} of={of} means={means} />
          ))}
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
