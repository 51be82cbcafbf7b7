import * as z from 'zod/mini';
import { bidRulesWords } from '../../words/bids/bid-rules.ts';
import { saysOneCar } from '../cars/facts-agree.ts';
import { factNames } from '../cars/fields.ts';
import { carSchemas } from '../cars/schema.ts';
import { pick } from '../field-row.ts';
import { eachMayLack, givenOf } from '../field-schema.ts';
import { id, optionalText } from '../fields.ts';
import { mostPhotos } from '../photos/photo.ts';
import { price } from '../price.ts';

/**
 * The bid form (docs/domain/lifecycles.md, "Bid"), with what is stated of the car. `car_id` is a car of the dealer's stock, which
 * gives each fact that is absent; null is "not stated". `image_urls` are addresses of that car's photos, and those the photo upload answered with.
 */
export const bidForm = z
  .strictObject({
    id,
    car_id: z.optional(z.nullable(id)),
    price,
    message: optionalText({ max: 1000, tooLong: () => bidRulesWords.messageTooLong }),
    image_urls: z._default(
      z.array(z.string()).check(z.maxLength(mostPhotos, { error: () => bidRulesWords.tooManyPhotos(mostPhotos) })),
      [],
    ),
    ...givenOf(eachMayLack(pick(carSchemas, factNames))),
  })
  .check(saysOneCar);

/** The car that a dealer names in place of the one that was sold. */
export const namedCarForm = z.strictObject({ car_id: id });

/** The car that the buyer takes instead: which one, and which version of it was seen. */
export const seenCarForm = z.strictObject({ car_id: id, version: z.int() });
