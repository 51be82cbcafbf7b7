import type { Chrome } from '../../../shared/site/pages.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Stop } from './stop.tsx';

/** The four steps of a deal as stops on a road. */
export function Steps({ chrome }: { chrome: Chrome }) {
  const { content } = chrome;
  return (
    <section id="how-it-works" className="wrap py-16 md:py-24">
      <h2 className="section-title">{content['home/how_it_works/title']}</h2>
      <p className="lead mt-3 max-w-xl">{content['home/how_it_works/subtitle']}</p>
      <ol className="stops">
        {[1, 2, 3, 4].map((step) => (
          <Stop
            key={step}
            step={step}
            title={content[`home/how_it_works/step${step}_title`]}
            text={content[`home/how_it_works/step${step}_text`]}
          />
        ))}
        <li className="stops-car" aria-hidden="true">
          <CarSilhouette body="wagon" colour="#b4431f" />
        </li>
      </ol>
    </section>
  );
}
