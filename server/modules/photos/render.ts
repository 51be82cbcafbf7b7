import sharp from 'sharp';
import { maxPhotoPixels } from '../../../shared/photos/limits.ts';
import { type PhotoWidth, photoWidths } from '../../../shared/photos/photo.ts';
import { kindOf } from './header.ts';
import { qualityOf } from './quality.ts';

// libvips would also read SVG, GIF, HEIC and many more: only the three decoders of the allow-list may run at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
// One core per photo, and no memory kept between them: the server has requests to answer meanwhile.
sharp.concurrency(1);
sharp.cache(false);

/** A photo as it is kept: each width as WebP without any metadata, and the pixels of the largest. */
export interface RenderedPhoto {
  width: number;
  height: number;
  sizes: { width: PhotoWidth; body: Buffer }[];
  /** A picture of a few pixels as a data URI. */
  placeholder: string;
}

/** Why a file is no photo. */
export type WhyNotPhoto = 'unknown' | 'damaged' | 'large';

/** What came of a file: a photo, or why it is none. */
export type Rendering = { photo: RenderedPhoto } | { refused: WhyNotPhoto };

async function whyNotPhoto(bytes: Buffer, claimed: number): Promise<WhyNotPhoto | null> {
  const kind = kindOf(bytes);
  if (!kind) return 'unknown';
  // Reads the header only, so the size of a bomb is known before anything is unpacked.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header || header.format !== kind) return 'damaged';
  const pixels = header.width * header.height;
  if (pixels > maxPhotoPixels) return 'large';
  return pixels > claimed ? 'damaged' : null;
}

/**
 * Turns the bytes someone sent into the sizes we keep: decoded once, upright, never enlarged, location and camera data gone.
 *
 * What is stored is made from the pixels alone, so nothing hidden in the original can come along. Refuses whatever is not a whole JPEG, PNG or
 * WebP picture of up to 50 megapixels, or has more pixels than it `claimed`. Only the decoder's process may call this
 * (docs/domain/limits-and-money.md, "Photos").
 */
export async function renderPhoto(bytes: Buffer, claimed: number): Promise<Rendering> {
  const refused = await whyNotPhoto(bytes, claimed);
  if (refused) return { refused };
  const decoded = await sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...within(1600), fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!decoded) return { refused: 'damaged' };
  const { data, info } = decoded;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes = [];
  for (const width of photoWidths) {
    const smaller = sharp(data, { raw }).resize({ ...within(width), fit: 'inside', withoutEnlargement: true });
    sizes.push({ width, body: await smaller.webp({ quality: qualityOf(width), effort: 2 }).toBuffer() });
  }
  const tiny = await sharp(data, { raw }).resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 30, effort: 2 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { photo: { width: info.width, height: info.height, sizes, placeholder } };
}

// A very tall picture is bound by its height: WebP ends at 16,383 pixels, and nobody views a strip.
const within = (width: PhotoWidth) => ({ width, height: width * 2 });
