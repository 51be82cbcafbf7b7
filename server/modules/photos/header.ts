import { maxPhotoPixels } from '../../../shared/photos/limits.ts';

/** How much of a file is enough to know its size: a JPEG has its preview, location and colours before it. */
export const headerBytes = 256 * 1024;

type Kind = 'jpeg' | 'png' | 'webp';

const pixelsIn: Record<Kind, (head: Buffer) => number> = { jpeg: jpegPixels, png: pngPixels, webp: webpPixels };

/** What a file is by its first bytes, or null for what is no photo; its name and declared type are the sender's claims. */
export function kindOf(head: Buffer): Kind | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

/**
 * How many pixels a photo says it has, by its first `headerBytes`; as many as the largest may have when that can't be read.
 *
 * It is what the sender claims: the decoder refuses a picture that has more.
 */
export function claimedPixels(head: Buffer): number {
  const kind = kindOf(head);
  try {
    const pixels = kind ? pixelsIn[kind](head) : 0;
    return pixels > 0 ? pixels : maxPhotoPixels;
  } catch (error) {
    // It ends before its size.
    if (error instanceof RangeError) return maxPhotoPixels;
    throw error;
  }
}

/** The size stands in the first frame header (SOF0 to SOF15); C4, C8 and CC are other segments between those numbers. */
function jpegPixels(head: Buffer): number {
  for (let at = 2; head.readUInt8(at) === 0xff; ) {
    const marker = head.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7);
    // Any number of FF may stand before a marker.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return 0;
}

function pngPixels(head: Buffer): number {
  return head.readUInt32BE(16) * head.readUInt32BE(20);
}

function webpPixels(head: Buffer): number {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1);
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1);
    }
    default:
      return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff);
  }
}
