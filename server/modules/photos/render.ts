import sharp from 'sharp';
import { type PhotoWidth, photoWidths } from '../../../shared/photos/photo.ts';
import { maxPhotoPixels, photoDamaged, photoKindUnknown, photoTooManyPixels } from '../../../shared/photos/schema.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { HttpProblem } from '../../platform/http/errors.ts';

// libvips would also read SVG, GIF, HEIC and many more: only the three decoders of the allow-list may run in this process at all.
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
}

/** What a file is by its first bytes; its name and declared type are the sender's claims. */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

async function whyNotPhoto(bytes: Buffer): Promise<Refusal | null> {
  const kind = kindOf(bytes);
  if (!kind) return photoKindUnknown;
  // Reads the header only, so the size of a bomb is known before anything is unpacked.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header || header.format !== kind) return photoDamaged;
  return header.width * header.height > maxPhotoPixels ? photoTooManyPixels : null;
}

/**
 * Turns the bytes someone sent into the sizes we keep: decoded once, upright, never enlarged, location and camera data gone.
 *
 * What is stored is made from the pixels alone, so nothing hidden in the original can come along. Throws 422 for whatever is not a
 * whole JPEG, PNG or WebP picture of up to 50 megapixels.
 */
export async function renderPhoto(bytes: Buffer): Promise<RenderedPhoto> {
  const refusal = await whyNotPhoto(bytes);
  if (refusal) throw problem(refusal);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...within(1600), fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw problem(photoDamaged);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes = [];
  for (const width of photoWidths) {
    const smaller = sharp(data, { raw }).resize({ ...within(width), fit: 'inside', withoutEnlargement: true });
    sizes.push({ width, body: await smaller.webp({ quality: 75, effort: 2 }).toBuffer() });
  }
  return { width: info.width, height: info.height, sizes };
}

// A very tall picture is bound by its height: WebP ends at 16,383 pixels, and nobody views a strip.
const within = (width: PhotoWidth) => ({ width, height: width * 2 });

const problem = (refusal: Refusal) => new HttpProblem(refusal.status, refusal.code, refusal.message);
