import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { depositPageWords } from '../../../words/site/deposit-page.ts';
import { Contents } from '../contents.tsx';
import { Document } from '../document.tsx';
import { PageHead } from '../page-head.tsx';
import { Points } from '../points.tsx';
import { sharePicture } from '../share-pictures.tsx';

/** Help for a buyer who was asked for money before seeing the car: what to do now, how to tell us, what we never ask for. */
export function Deposit({ chrome }: { chrome: Chrome }) {
  const { siteName, supportEmail } = chrome;
  const { label, title, car } = sharePicture('deposit');
  const headings = depositPageWords.headings;
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(depositPageWords.subject)}`;
  return (
    <Document chrome={chrome} description={depositPageWords.lead}>
      <PageHead label={label} title={title} lead={depositPageWords.lead} car={car} />
      <div className="wrap legal">
        <Contents sections={Object.entries(headings).map(([id, title]) => ({ id, title }))} className="max-lg:hidden" />
        <article>
          <section id="now">
            <h2 className="text-2xl">{headings.now}</h2>
            <Points of={depositPageWords.doNow} />
          </section>
          <section id="report">
            <h2 className="text-2xl">{headings.report}</h2>
            <p>{depositPageWords.writeTo(<a href={mail}>{supportEmail}</a>)}</p>
            <p>
              <a className="btn btn-primary" href={mail}>
                {depositPageWords.reportIt}
              </a>
            </p>
          </section>
          <section id="paid">
            <h2 className="text-2xl">{headings.paid}</h2>
            <Points of={depositPageWords.whenPaid} />
          </section>
          <section id="never">
            <h2 className="text-2xl">{headings.never}</h2>
            <Points of={[depositPageWords.neverMoney(siteName), depositPageWords.neverSecrets, depositPageWords.neverToNumber]} />
            <p>{depositPageWords.isCheat}</p>
          </section>
          <section id="when">
            <h2 className="text-2xl">{headings.when}</h2>
            <p>{depositPageWords.whenRight}</p>
            <p>
              {depositPageWords.more((name) => (
                <a href={paths.questions}>{name}</a>
              ))}
            </p>
          </section>
        </article>
      </div>
    </Document>
  );
}
