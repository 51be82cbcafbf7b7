import type { Alike } from '../../../shared/cars/car-page-api.ts';
import { ksh } from '../../../shared/money.ts';

/** A price against the middle of those of like cars; nothing where they are too few to tell. */
export function AgainstMiddle({ price, alike: { middle, counted } }: { price: number; alike: Alike }) {
  if (middle === null) return null;
  const apart = Math.abs(Math.round(price - middle));
  if (apart === 0) return <p className="text-sm">The typical price of {counted} similar cars</p>;
  const isOver = price > middle;
  return (
    <p className="text-sm">
      <strong className={isOver ? 'text-clay' : 'text-tea'}>
        {ksh(apart)} {isOver ? 'above' : 'below'}
      </strong>{' '}
      the typical price of {counted} similar cars
    </p>
  );
}
