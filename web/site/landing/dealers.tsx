import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { landingPageWords } from '../../../words/site/landing-page.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Bunting } from '../../ui/scenery.tsx';

const yard = [
  { body: 'suv', colour: '#e9e2d0' },
  { body: 'coupe', colour: '#b4431f' },
  { body: 'hatch', colour: '#7f9fb0' },
  { body: 'saloon', colour: '#a9b3ab' },
  { body: 'pickup', colour: '#d9a441' },
] as const;

/** The section for dealers: what they gain here and what it costs. */
export function Dealers({ chrome }: { chrome: Chrome }) {
  const { content, viewer } = chrome;
  return (
    <section id="for-dealers" className="yard">
      <Bunting />
      <div className="wrap grid gap-10 pt-10 pb-10 md:pt-14 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="section-title">{content['home/for_dealers/title']}</h2>
          <p className="mt-4 max-w-md">{content['home/for_dealers/cost']}</p>
          {!viewer && (
            <a className="btn btn-plate btn-large mt-6" href={paths.auth({ tab: 'sign-up', type: 'dealer' })}>
              {landingPageWords.joinAsDealer}
            </a>
          )}
        </div>
        <dl className="yard-reasons">
          {['sales', 'leads', 'platform'].map((reason) => (
            <div key={reason}>
              <dt className="font-display text-xl">{content[`home/for_dealers/${reason}_title`]}</dt>
              <dd>{content[`home/for_dealers/${reason}_text`]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="wrap yard-cars" aria-hidden="true">
        {yard.map((car) => (
          <CarSilhouette key={car.body} {...car} />
        ))}
      </div>
    </section>
  );
}
