import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';
import { cursor, id, instant, page } from '../fields.ts';

/** An uploaded photo. `url` is what a bid's `image_urls` holds; width and height are those of the largest size kept. */
export const photo = z.object({ id, url: z.string(), width: z.number(), height: z.number() });
export type Photo = z.output<typeof photo>;

/** A photo in the list of those uploaded; `bid_id` is null while no bid carries it. */
export const listedPhoto = z.extend(photo, { bid_id: z.nullable(id), created_at: instant });

export const photosApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/photos',
    summary: 'Upload a photo: multipart/form-data with one file, `photo`',
    access: { roles: ['dealer'] },
    query: z.object({ id }),
    reply: photo,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/photos',
    summary: 'The own photos, or all for the admin, newest first',
    access: { roles: ['dealer', 'admin'] },
    query: z.object({ cursor }),
    reply: page(listedPhoto),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/photos/:id',
    summary: 'Remove an own photo that no bid carries',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    reply: z.object({}),
  }),
};
