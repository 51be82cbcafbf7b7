import type { Chrome } from '../../../shared/site/pages.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';

/** The four steps of a deal as stops on a road. */
export function Steps({ chrome }: { chrome: Chrome }) {
  const { content } = chrome;
  return (
    <section id="how-it-works" className="wrap py-16 md:py-24">
      <h2 className="section-title">{content['home/how_it_works/title']}</h2>
      <p className="lead mt-3 max-w-xl">{content['home/how_it_works/subtitle']}</p>
      <ol className="stops">
        {[1, 2, 3, 4].map((step) => (
          <li key={step} className="stop">
            <span className="stop-sign" aria-hidden="true">
              {step}
            </span>
            <div>
              <h3 className="text-xl">{content[`home/how_it_works/step${step}_title`]}</h3>
              <p className="text-muted mt-1">{content[`home/how_it_works/step${step}_text`]}</p>
            </div>
          </li>
        ))}
        <li className="stops-car" aria-hidden="true">
          <CarSilhouette body="wagon" colour="#b4431f" />
        </li>
      </ol>
    </section>
  );
}
