import type { Alike } from '../../../shared/cars/car-page-api.ts';
import { ksh } from '../../../shared/money.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';

/** A price against the middle of those of like cars; nothing where they are too few to tell. */
export function AgainstMiddle({ price, alike: { middle, counted } }: { price: number; alike: Alike }) {
  if (middle === null) return null;
  const apart = Math.abs(Math.round(price - middle));
  if (apart === 0) return <p className="text-sm">{carPageWords.atTypical(counted)}</p>;
  const isOver = price > middle;
  const amount = <strong className={isOver ? 'text-clay' : 'text-tea'}>{ksh(apart)}</strong>;
  return <p className="text-sm">{isOver ? carPageWords.aboveTypical(amount, counted) : carPageWords.belowTypical(amount, counted)}</p>;
}
