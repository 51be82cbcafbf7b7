import { ksh } from '../../../shared/money.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Plate } from '../../ui/plate.tsx';

const budget = 1_400_000;
const offers = [
  { dealer: 'Mombasa Road Motors', rating: '4.6', price: 1_285_000, note: '2016, pearl white, 88,000 km' },
  { dealer: 'Kilimani Auto Hub', rating: '4.2', price: 1_310_000, note: '2017, silver, 74,000 km' },
  { dealer: 'Nakuru Wheels', rating: '4.9', price: 1_365_000, note: '2018, blue, 61,000 km' },
];

/** A made-up request with its offers, which says that it is one. The offers are price stickers as on a windscreen. */
export function SampleRequest() {
  return (
    <section className="sample" aria-labelledby="sample-title">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-muted text-sm">Wanjiru in Nairobi wants</p>
          <h2 id="sample-title" className="text-2xl">
            Toyota Axio, 2016 or newer
          </h2>
          <p className="text-sm">
            Up to <span className="price text-base">{ksh(budget)}</span>
          </p>
        </div>
        <Plate text="Example" />
      </div>
      <div className="sample-car">
        <CarSilhouette body="saloon" colour="#e9e2d0" />
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
      <p className="text-muted mt-3 text-sm">An example: these people, dealers and prices are made up.</p>
    </section>
  );
}
