import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { landingPageWords } from '../../../words/site/landing-page.ts';
import { Plate } from '../../ui/plate.tsx';

/** What we check, what we don't, and what to do before paying. */
export function Trust({ chrome }: { chrome: Chrome }) {
  const { content } = chrome;
  return (
    <section className="wrap grid grid-cols-1 gap-10 py-16 md:py-24 lg:grid-cols-2 lg:gap-16" aria-labelledby="trust-title">
      <div>
        <h2 id="trust-title" className="section-title">
          {content['home/trust/title']}
        </h2>
        <p className="plate-large mt-7">
          <Plate text={landingPageWords.verified} />
        </p>
        <dl className="trust-list mt-7">
          {['we_check', 'we_do_not', 'we_never'].map((promise) => (
            <div key={promise}>
              <dt>{content[`home/trust/${promise}_title`]}</dt>
              <dd>{content[`home/trust/${promise}`]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="card trust-card">
        <h3 className="text-2xl">{content['home/before_paying/title']}</h3>
        <ol>
          {[1, 2, 3, 4].map((step) => (
            <li key={step}>{content[`home/before_paying/step${step}`]}</li>
          ))}
        </ol>
        <p>
          {content['home/before_paying/help']}{' '}
          <a className="link" href={paths.contact}>
            {landingPageWords.contactUs}
          </a>
        </p>
      </div>
    </section>
  );
}
