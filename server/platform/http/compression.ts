import zlib, { type BrotliOptions, brotliCompressSync, gzipSync, type ZlibOptions } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const lasting = new WeakMap<Buffer, Map<string, Buffer>>();

/** Bytes that many people are sent: as long as this very buffer is sent, each encoding of it is made once. */
export function toLast(text: string): Buffer {
  const bytes = Buffer.from(text);
  lasting.set(bytes, new Map());
  return bytes;
}

/** Compresses answers as the browser allows, brotli first. */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // At once and whole up to here: a stream through zlib's threads costs three times the processor time, and every page of a list is smaller.
    syncThreshold: 128 * 1024,
    zlib: {
      ...zlib,
      brotliCompressSync: (bytes: Buffer, options: BrotliOptions) => once('br', bytes, () => brotliCompressSync(bytes, options)),
      gzipSync: (bytes: Buffer, options: ZlibOptions) => once('gzip', bytes, () => gzipSync(bytes, options)),
    },
  });
}

function once(encoding: string, bytes: Buffer, encode: () => Buffer): Buffer {
  const made = lasting.get(bytes);
  const known = made?.get(encoding) ?? encode();
  made?.set(encoding, known);
  return known;
}
