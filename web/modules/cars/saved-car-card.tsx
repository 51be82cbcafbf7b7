import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { SavedCar } from '../../../shared/cars/saved-api.ts';
import { ksh } from '../../../shared/money.ts';
import { carCardWords } from '../../../words/cars/car-card.ts';
import { savedCarsWords } from '../../../words/cars/saved-cars.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { InkLabel } from '../../ui/ink-label.tsx';
import { CarCard } from './car-card.tsx';
import { SavedHeart } from './saved-heart.tsx';

/** A saved car: as the market shows it, with what changed since; of one that has left the market the name alone. */
export function SavedCarCard({ saved }: { saved: SavedCar }) {
  const { car } = saved;
  if (!car) return <GoneCard saved={saved} />;
  return (
    <CarCard car={car} label={car.status === 'reserved' && <InkLabel>{carCardWords.reserved}</InkLabel>}>
      <PriceSince price={car.price} before={saved.saved_price} />
    </CarCard>
  );
}

function PriceSince({ price, before }: { price: number; before: number }) {
  if (price === before) return null;
  const isLess = price < before;
  return (
    <p className={`text-sm font-bold ${isLess ? 'text-tea' : 'text-clay'}`}>
      {isLess ? savedCarsWords.less(ksh(before - price)) : savedCarsWords.more(ksh(price - before))}
    </p>
  );
}

function GoneCard({ saved }: { saved: SavedCar }) {
  return (
    <article className="car-card">
      <Link to={paths.car(saved.id)} className="car-card-link">
        <span className="car-cover car-cover-gone">
          <CarSilhouette {...looksOf({ ...saved, body_type: null, color: null })} className="w-2/5" />
        </span>
        <span className="car-card-name">{carName(saved)}</span>
        <span className="car-card-facts">{saved.state === 'sold' ? savedCarsWords.wasSold : savedCarsWords.isGone}</span>
        <span className="text-sm underline">{savedCarsWords.seeLikeIt}</span>
      </Link>
      {saved.state === 'sold' && (
        <span className="car-card-label">
          <InkLabel>{savedCarsWords.sold}</InkLabel>
        </span>
      )}
      <SavedHeart car={{ ...saved, saved: true }} />
    </article>
  );
}
