import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses answers as the browser allows, brotli first. */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // At once and whole up to here: a stream through zlib's threads costs three times the processor time, and every page of a list is smaller.
    syncThreshold: 128 * 1024,
  });
}
