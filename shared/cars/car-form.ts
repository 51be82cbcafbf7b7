import * as z from 'zod/mini';
import { carRulesWords } from '../../words/cars/car-rules.ts';
import { changesOf, givenOf } from '../field-schema.ts';
import { id } from '../fields.ts';
import { mostPhotos } from '../photos/photo.ts';
import { saysOneCar } from './facts-agree.ts';
import { carSchemas } from './schema.ts';

const photos = z.array(z.string()).check(z.maxLength(mostPhotos, { error: () => carRulesWords.tooManyPhotos(mostPhotos) }));

/** The form of a new car. `image_urls` are the addresses the photo upload answered with, the cover first. */
export const carForm = z.strictObject({ id, ...givenOf(carSchemas), image_urls: z._default(photos, []) }).check(saysOneCar);
export type CarForm = z.output<typeof carForm>;

/**
 * The form of a changed car: what is absent stays as it was, null clears. With the `version` that its dealer changed (409 when it is no longer the
 * latest).
 */
export const carEditForm = z.strictObject({ ...changesOf(carSchemas), image_urls: z.optional(photos), version: z.int() }).check(saysOneCar);
export type CarEditForm = z.output<typeof carEditForm>;
