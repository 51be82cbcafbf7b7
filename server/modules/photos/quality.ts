import type { PhotoWidth } from '../../../shared/photos/photo.ts';

/**
 * The WebP quality of a photo kept in this width (docs/domain/limits-and-money.md, "Photos"): a page of cars shows twenty of the small ones, on paid
 * data; a large one is looked at.
 */
export function qualityOf(width: PhotoWidth): number {
  if (width === 200) return 45;
  return width < 800 ? 50 : 75;
}
