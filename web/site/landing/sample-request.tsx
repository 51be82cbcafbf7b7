import { ksh } from '../../../shared/money.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';

const budget = 1_400_000;
const offers = [
  { dealer: 'Mombasa Road Motors', rating: '4.6', price: 1_285_000, note: '2016 · 88,000 km' },
  { dealer: 'Kilimani Auto Hub', rating: '4.2', price: 1_310_000, note: '2017 · 74,000 km' },
  { dealer: 'Nakuru Wheels', rating: '4.9', price: 1_365_000, note: '2018 · 61,000 km' },
];

/** An invented request with its offers, labelled as an example. The offers look like price stickers on a windscreen. */
export function SampleRequest() {
  return (
    <section className="sample" aria-labelledby="sample-title">
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted text-sm">Wanjiru in Nairobi wants</p>
        <p className="site-label">Example</p>
      </div>
      <h2 id="sample-title" className="mt-2 text-2xl">
        Toyota Axio, 2016 or newer
      </h2>
      <div className="flex items-end justify-between gap-2">
        <p className="pb-3 whitespace-nowrap">
          Up to <span className="price">{ksh(budget)}</span>
        </p>
        <CarSilhouette className="-mb-px w-28 min-w-0 shrink sm:w-36" body="saloon" colour="#b4431f" />
      </div>
      <ul>
        {offers.map(({ dealer, rating, price, note }) => (
          <li key={dealer} className="sample-offer">
            <div className="min-w-0">
              <p className="font-semibold">{dealer}</p>
              <p className="text-muted text-sm">{note}</p>
              <p className="text-muted text-sm">
                <span className="text-clay" aria-hidden="true">
                  ★
                </span>{' '}
                {rating} · licence checked
              </p>
            </div>
            <p className="sticker">
              <span>KSh</span> {ksh(price).slice(4)}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-3 text-sm">These people and prices are made up.</p>
    </section>
  );
}
