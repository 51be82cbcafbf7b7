import type { Chrome } from '../../../shared/site/pages.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Plate } from '../../ui/plate.tsx';

const beforePaying = [
  'See the car in person, by daylight, at the dealer’s yard. Take someone with you.',
  'Bring your own mechanic and drive it.',
  'Compare the chassis number with the logbook, and ask NTSA for the record of the car.',
  'Pay the dealer only: no deposit before you have seen the car. Ask for a receipt and a signed sale agreement.',
];

/** What we check, what we don't, and what to do before paying. */
export function Trust({ chrome }: { chrome: Chrome }) {
  const { content } = chrome;
  return (
    <section className="wrap grid gap-10 py-16 md:py-24 lg:grid-cols-2 lg:gap-16" aria-labelledby="trust-title">
      <div>
        <h2 id="trust-title" className="section-title">
          {content['home/trust/title']}
        </h2>
        <p className="plate-large mt-7">
          <Plate text="Verified" />
        </p>
        <dl className="trust-list mt-7">
          <div>
            <dt>We check</dt>
            <dd>{content['home/trust/we_check']}</dd>
          </div>
          <div>
            <dt>We do not check</dt>
            <dd>{content['home/trust/we_do_not']}</dd>
          </div>
          <div>
            <dt>We never ask</dt>
            <dd>{content['home/trust/we_never']}</dd>
          </div>
        </dl>
      </div>
      <div className="card trust-card">
        <h3 className="text-2xl">Before you pay</h3>
        <ol>
          {beforePaying.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          Something is wrong?{' '}
          <a className="link" href={paths.contact}>
            Tell us
          </a>
          : a person answers within one business day.
        </p>
      </div>
    </section>
  );
}
