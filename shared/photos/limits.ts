import { badInput } from '../refusal.ts';

/** The largest file that can be uploaded, in bytes. */
export const maxPhotoBytes = 12 * 1024 * 1024;

/** The most pixels a photo can have: a small file can decode to more than the memory of the machine. */
export const maxPhotoPixels = 50_000_000;

/** The media types that can be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const photoMissing = badInput('photo_missing', () => 'Please choose a photo.');
export const photoKindUnknown = badInput('photo_kind', () => 'Only JPEG, PNG and WebP photos can be uploaded.');
export const photoTooLarge = badInput('photo_too_large', () => 'This photo is larger than 12 MB. Please choose a smaller one.');
export const photoTooManyPixels = badInput('photo_too_large', () => 'This photo has more than 50 megapixels. Please choose a smaller one.');
export const photoDamaged = badInput('photo_damaged', () => 'This photo is damaged or incomplete. Please choose another one.');
export const photoUnreadable = badInput('photo_unreadable', () => 'This photo can’t be read. Please choose another one.');
export const photoUnknown = badInput('unknown_photo', () => 'One of the photos is not available any more. Please upload it again.');
