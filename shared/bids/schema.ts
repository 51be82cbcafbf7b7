import * as z from 'zod/mini';
import { carFacts } from '../cars/schema.ts';
import { id, optionalText } from '../fields.ts';
import { maxPhotosPerBid } from '../photos/schema.ts';

/** The highest price a bid or a sale can have, in KSh (docs/domain/limits-and-money.md, "Prices"). */
export const maxPrice = 10_000_000;

/** A price in KSh, cents allowed (docs/domain/limits-and-money.md, "Prices"). */
export const price = z.number('Price must be greater than 0').check(
  z.gte(1, 'Price must be greater than 0'),
  z.lte(maxPrice, 'Price is too high'),
  z.refine((value) => Math.round(value * 100) / 100 === value, 'A price has at most two decimals'),
);

/** The bid form (docs/domain/lifecycles.md, "Bid"), with what is stated of the car. `image_urls` are the addresses the photo upload answered with. */
export const bidForm = z.strictObject({
  id,
  price,
  message: optionalText({ max: 1000, tooLong: 'Message is too long' }),
  image_urls: z._default(z.array(z.string()).check(z.maxLength(maxPhotosPerBid, `At most ${maxPhotosPerBid} photos`)), []),
  ...carFacts,
});
