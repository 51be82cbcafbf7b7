import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { carFieldWords } from '../../../words/cars/car-field.ts';

/** The car of the dealer's stock that an offer is about; it leads to the car's page while that shows it, and says what that page states otherwise. */
export function CarOfOffer({ car }: { car: Bid['car'] }) {
  if (!car) return null;
  const name = [car.make, car.model, car.year].filter((part) => part !== null).join(' ');
  if (!car.is_on_market) return <span className="font-bold wrap-anywhere">{name}</span>;
  return (
    <>
      <Link className="link inline-flex min-h-11 items-center font-bold wrap-anywhere" to={paths.car(car.id)}>
        {name}
      </Link>
      {car.differs.length > 0 && (
        <p className="text-clay text-sm">{carFieldWords.saysOtherwise(car.differs.map((fact) => carFieldWords.labels[fact]).join(', '))}</p>
      )}
    </>
  );
}
