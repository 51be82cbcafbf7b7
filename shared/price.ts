import * as z from 'zod/mini';
import { carPriceWords } from '../words/cars/car-price.ts';

/** The highest price a car, a bid or a sale can have, in KSh (docs/domain/limits-and-money.md, "Prices"). */
export const maxPrice = 10_000_000;

/** A price in KSh, cents allowed (docs/domain/limits-and-money.md, "Prices"). */
export const price = z.number({ error: () => carPriceWords.tooLow }).check(
  z.gte(1, { error: () => carPriceWords.tooLow }),
  z.lte(maxPrice, { error: () => carPriceWords.tooHigh }),
  z.refine((value) => Math.round(value * 100) / 100 === value, { error: () => carPriceWords.twoDecimals }),
);
