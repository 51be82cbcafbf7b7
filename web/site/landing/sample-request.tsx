import type { Chrome } from '../../../shared/site/pages.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';

/** An invented request with its offers, labelled as an example. The offers look like price stickers on a windscreen. */
export function SampleRequest({ chrome: { content } }: { chrome: Chrome }) {
  const said = (key: string) => content[`home/sample/${key}`] ?? '';
  return (
    <section className="sample" aria-labelledby="sample-title">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-muted text-sm">{said('buyer')}</p>
        <p className="site-label">{said('label')}</p>
      </div>
      <h2 id="sample-title" className="mt-2 text-2xl">
        {said('car')}
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <p className="price pb-3 whitespace-normal">{said('budget')}</p>
        <CarSilhouette className="-mb-px w-28 min-w-0 shrink sm:w-36" body="saloon" colour="#b4431f" />
      </div>
      <ul>
        {['offer1', 'offer2', 'offer3'].map((offer) => (
          <li key={offer} className="sample-offer">
            <div className="min-w-0">
              <p className="font-semibold">{said(`${offer}_dealer`)}</p>
              <p className="text-muted text-sm">{said(`${offer}_car`)}</p>
              <p className="text-muted text-sm">
                <span className="text-clay" aria-hidden="true">
                  ★
                </span>{' '}
                {said(`${offer}_rating`)}
              </p>
            </div>
            <p className="sticker">
              <span>{'KSh'}</span> {said(`${offer}_price`).replace(/^KSh\s*/, '')}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-3 text-sm">{said('note')}</p>
    </section>
  );
}
