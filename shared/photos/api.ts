import * as z from 'zod/mini';
import { del, get, post } from '../contract.ts';
import { cursor, id, instant, page } from '../fields.ts';
import { everyone } from '../roles.ts';
import { dealerPhotoKinds, photoKinds, photoWidths } from './photo.ts';

/** An uploaded photo. `url` is where its middle size is read, and what a bid's `image_urls` holds; width and height are those of the largest size kept. */
export const photo = z.object({ id, url: z.string(), width: z.number(), height: z.number() });
export type Photo = z.output<typeof photo>;

/** A photo in the list of those uploaded, and what it was uploaded for; `bid_id` is null while no bid carries it. */
export const listedPhoto = z.extend(photo, { kind: z.enum(photoKinds), bid_id: z.nullable(id), created_at: instant });

export const photosApi = {
  upload: post('/api/photos', {
    summary: 'Upload a photo: multipart/form-data with one file, `photo`',
    access: { roles: ['dealer'] },
    /** `for` is what the photo will belong to, a bid when left out: it decides who may read the photo. */
    query: z.object({ id, for: z.optional(z.enum(dealerPhotoKinds)) }),
    reply: photo,
  }),
  uploadForMessage: post('/api/appointments/:id/photos', {
    summary: 'Upload a photo for a message of this appointment: multipart/form-data with one file, `photo`',
    access: { roles: ['buyer', 'dealer'] },
    params: z.object({ id }),
    /** The photo's id. */
    query: z.object({ id }),
    reply: photo,
  }),
  list: get('/api/photos', {
    summary: 'The own photos, or all for the admin, newest first',
    access: { roles: ['dealer', 'admin'] },
    query: z.object({ cursor }),
    reply: page(listedPhoto),
  }),
  remove: del('/api/photos/:id', {
    summary: 'Remove an own photo that belongs to nothing',
    access: { roles: ['buyer', 'dealer'] },
    params: z.object({ id }),
    reply: z.object({}),
  }),
  file: get('/api/photos/:id/file', {
    summary: 'The file of a photo that is not for everyone, such as that of a licence or a message (image/webp)',
    access: { roles: everyone },
    params: z.object({ id }),
    query: z.object({ size: z.enum(photoWidths.map((width) => `${width}.webp` as const)) }),
    reply: z.unknown(),
  }),
};
