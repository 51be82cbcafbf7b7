import * as z from 'zod/mini';
import { mostPhotos } from '../photos/photo.ts';

const photos = `Please choose 1 to ${mostPhotos} photos`;

const settings = {
  maxImagesPerListing: z.int(photos).check(z.gte(1, photos), z.lte(mostPhotos, photos)),
  autoApproveListings: z.boolean(),
};

/** The platform settings as the administrator reads them. */
export const settingsReply = z.object(settings);

/** The form in which the administrator sets them (docs/domain/words.md, "Site texts"). */
export const settingsForm = z.strictObject(settings);
export type SettingsForm = z.output<typeof settingsForm>;
