import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { claimedPixels, headerBytes, kindOf } from '../../server/modules/photos/header.ts';
import { maxPhotoPixels } from '../../shared/photos/limits.ts';
import { picture } from '../support/photos.ts';

const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 180, g: 67, b: 31, alpha } } });
const withPreview = () => picture(60, 40).withExif({ IFD0: { Make: 'x'.repeat(30_000) } });

test.each([
  ['JPEG', () => blank(300, 70).jpeg()],
  ['progressive JPEG', () => blank(300, 70).jpeg({ progressive: true })],
  ['JPEG with Huffman tables of its own', () => picture(300, 70).jpeg({ mozjpeg: true })],
  ['JPEG with camera data', () => withPreview().jpeg()],
  ['turned JPEG', () => picture(300, 70).withMetadata({ orientation: 6 }).jpeg()],
  ['PNG', () => blank(300, 70).png()],
  ['interlaced PNG of 16 bits', () => blank(300, 70, 0.5).toColourspace('rgb16').png({ progressive: true })],
  ['WebP', () => blank(300, 70).removeAlpha().webp()],
  ['lossless WebP', () => blank(300, 70).removeAlpha().webp({ lossless: true })],
  ['WebP with transparency', () => blank(300, 70, 0.5).webp()],
  ['lossless WebP with transparency', () => blank(300, 70, 0.5).webp({ lossless: true })],
  ['WebP with camera data', () => withPreview().webp()],
])('%s says how many pixels it has', async (_kind, make) => {
  const bytes = await make().toBuffer();
  const { width, height } = await sharp(bytes).metadata();
  expect(claimedPixels(bytes.subarray(0, headerBytes))).toBe(width * height);
});

describe('counts as one of the largest', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
  test.each([
    ['a JPEG that ends at once', jpeg],
    ['a JPEG of nothing but filling', Buffer.alloc(headerBytes, 0xff).fill(jpeg, 0, 3)],
    ['a JPEG without a size in its first part', Buffer.concat([jpeg, Buffer.from([0xe1, 0xff, 0xff]), Buffer.alloc(headerBytes - 6)])],
    ['a PNG that ends at once', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a PNG of no pixels', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)])],
    ['a WebP that ends at once', Buffer.from('RIFF____WEBPVP8X', 'latin1')],
  ])('%s', (_what, bytes) => {
    expect(kindOf(bytes)).not.toBeNull();
    expect(claimedPixels(bytes)).toBe(maxPhotoPixels);
  });
});
