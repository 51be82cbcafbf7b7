import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../server/platform/process/config.ts';
import type { Person } from './app.ts';

/** A picture of noise: it compresses as badly as a real photo, so that tests of size and truncation are realistic. */
export function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#b4431f', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
}

/** A photo of 400 × 300 pixels. */
export const small = await picture(400, 300).jpeg().toBuffer();

/** A small file that takes long: 4 megapixels of 16 bits, interlaced, which are decoded whole. */
export const heavy = await sharp({ create: { width: 2000, height: 2000, channels: 4, background: '#b4431f80' } })
  .toColourspace('rgb16')
  .png({ progressive: true })
  .toBuffer();

/** Uploads to this app. */
export function photosOf(app: FastifyInstance, config: Config) {
  const files = path.join(config.dataDir, 'files');

  /** Sends a multipart body as a browser does. */
  async function upload(
    person: Person,
    bytes: Buffer,
    { id = uuidv7(), field = 'photo', type = 'image/jpeg', name = 'car.jpg', owner = 'bid', appointment = '' } = {},
  ) {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
    const encoded = new Response(form);
    return app.inject({
      method: 'POST',
      url: appointment ? `/api/appointments/${appointment}/photos?id=${id}` : `/api/photos?id=${id}&for=${owner}`,
      headers: { cookie: person.cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  }

  return {
    files,
    upload,
    /** A photo that was uploaded. */
    async uploaded(person: Person, owner: 'bid' | 'car' = 'bid'): Promise<{ id: string; url: string }> {
      const reply = await upload(person, small, { owner });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return reply.json();
    },
    /** A photo that was uploaded for a message of this appointment. */
    async uploadedFor(person: Person, appointment: string): Promise<{ id: string; url: string }> {
      const reply = await upload(person, small, { appointment });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return reply.json();
    },
    /** The names of all photos that have stored files. */
    storedNames: () => readdir(path.join(files, 'photos')).catch(() => []),
  };
}
