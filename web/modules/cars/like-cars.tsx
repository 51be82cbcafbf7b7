import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { withQuery } from '../../../shared/addresses/public-paths.ts';
import type { Alike, CarPage } from '../../../shared/cars/car-page-api.ts';
import { countInWords } from '../../../shared/cars/counts.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';
import { CarCard } from './car-card.tsx';

/** Cars like this one, the nearest first. Nothing where there is none. */
export function LikeCars({ car, alike }: { car: Pick<CarPage, 'make' | 'model' | 'year'>; alike: Alike }) {
  if (alike.rows.length === 0) return null;
  const { make, model, year } = car;
  const all = withQuery(paths.browse, { search: `${make} ${model}`, year_from: String(year - 1), year_to: String(year + 1) });
  return (
    <section className="mt-8" aria-labelledby="like-cars">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="like-cars" className="text-xl">
          {carPageWords.alike[alike.by]}
        </h2>
        {alike.count > alike.rows.length && (
          <Link className="link grid min-h-11 min-w-11 items-center text-right" to={all}>
            {carPageWords.all(countInWords(alike.count))}
          </Link>
        )}
      </div>
      <div className="car-grid">
        {alike.rows.map((other) => (
          <CarCard key={other.id} car={other} />
        ))}
      </div>
    </section>
  );
}
