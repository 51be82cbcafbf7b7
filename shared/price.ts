import * as z from 'zod/mini';

/** The highest price a car, a bid or a sale can have, in KSh (docs/domain/limits-and-money.md, "Prices"). */
export const maxPrice = 10_000_000;

/** A price in KSh, cents allowed (docs/domain/limits-and-money.md, "Prices"). */
export const price = z.number('Price must be greater than 0').check(
  z.gte(1, 'Price must be greater than 0'),
  z.lte(maxPrice, 'Price is too high'),
  z.refine((value) => Math.round(value * 100) / 100 === value, 'A price has at most two decimals'),
);
