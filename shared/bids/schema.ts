import * as z from 'zod/mini';
import { carFacts } from '../cars/schema.ts';
import { id, optionalText } from '../fields.ts';
import { mostPhotos } from '../photos/schema.ts';
import { price } from '../price.ts';

/** The bid form (docs/domain/lifecycles.md, "Bid"), with what is stated of the car. `image_urls` are the addresses the photo upload answered with. */
export const bidForm = z.strictObject({
  id,
  price,
  message: optionalText({ max: 1000, tooLong: 'Message is too long' }),
  image_urls: z._default(z.array(z.string()).check(z.maxLength(mostPhotos, `At most ${mostPhotos} photos`)), []),
  ...carFacts,
});
