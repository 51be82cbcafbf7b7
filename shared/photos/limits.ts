import { photoRulesWords } from '../../words/photos/photo-rules.ts';
import { badInput } from '../refusal.ts';

/** The largest file that can be uploaded, in bytes. */
export const maxPhotoBytes = 12 * 1024 * 1024;

/** The most pixels a photo can have: a small file can decode to more than the memory of the machine. */
export const maxPhotoPixels = 50_000_000;

/** The media types that can be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const photoMissing = badInput('photo_missing', () => photoRulesWords.missing);
export const photoKindUnknown = badInput('photo_kind', () => photoRulesWords.kindUnknown);
export const photoTooLarge = badInput('photo_too_large', () => photoRulesWords.tooLarge);
export const photoTooManyPixels = badInput('photo_too_large', () => photoRulesWords.tooManyPixels);
export const photoDamaged = badInput('photo_damaged', () => photoRulesWords.damaged);
export const photoUnreadable = badInput('photo_unreadable', () => photoRulesWords.unreadable);
export const photoUnknown = badInput('unknown_photo', () => photoRulesWords.unknown);
