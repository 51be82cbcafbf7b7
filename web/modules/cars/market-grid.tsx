import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';
import type { CarCard as Car } from '../../../shared/cars/replies.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { useUser } from '../../client/session.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CarCard } from './car-card.tsx';
import { labelOf } from './car-label.tsx';
import { PostFilters } from './post-filters.tsx';

/** Cars on the market; the last place invites a buyer to say what they want. */
export function MarketGrid({ cars, filters }: { cars: readonly Car[]; filters: BrowseFilters }) {
  const { role } = useUser();
  const now = useNow();
  return (
    <ul className="car-grid">
      {cars.map((car) => (
        <li key={car.id}>
          <CarCard car={car} label={labelOf(car, now)}>
            <Dealer dealer={car.dealer} />
          </CarCard>
        </li>
      ))}
      {role === 'buyer' && (
        <li className="car-invitation">
          <div className="car-invitation-scene">
            <CarSilhouette body="saloon" colour="transparent" className="car-wished" />
          </div>
          <h3>{marketWords.notTheOne}</h3>
          <p className="text-muted text-sm">{marketWords.dealersAnswer}</p>
          <PostFilters filters={filters} />
        </li>
      )}
    </ul>
  );
}

function Dealer({ dealer }: { dealer: Car['dealer'] }) {
  return (
    <p className="car-card-dealer">
      {dealerName(dealer)} ·{' '}
      {dealer.rating === null ? (
        marketWords.noRatings
      ) : (
        <>
          <span className="text-clay" aria-hidden="true">
            ★
          </span>{' '}
          {dealer.rating.toFixed(1)}
        </>
      )}
    </p>
  );
}
