import type { Chrome } from '../../../shared/site/pages.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { StartYourSearch } from './hero.tsx';

/** The call to action again, at the end of the page; its car stands on the footer's road. */
export function Closing({ chrome }: { chrome: Chrome }) {
  const { content, viewer } = chrome;
  return (
    <section className="closing">
      <div className="wrap pt-14">
        <h2 className="section-title">{content['home/closing/title']}</h2>
        <p className="lead mt-3 mb-6">{content['home/closing/text']}</p>
        <StartYourSearch viewer={viewer} />
        <div className="road-car">
          <CarSilhouette body="saloon" colour="#b4431f" />
        </div>
      </div>
    </section>
  );
}
