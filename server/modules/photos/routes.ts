import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../../shared/addresses/paths.ts';
import { whyNotSend } from '../../../shared/messages/rules.ts';
import { photosApi } from '../../../shared/photos/api.ts';
import { type PhotoKind, photoWidths } from '../../../shared/photos/photo.ts';
import { photoRulesWords } from '../../../words/photos/photo-rules.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { found, HttpProblem, notFound, refuse } from '../../platform/http/errors.ts';
import { fewAtOnce } from '../../platform/http/few-at-once.ts';
import { nothing, route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Uploader } from './decoding.ts';
import { publicFile, urlOf } from './owners.ts';
import { keepPhoto, type PhotoPlaces, type PhotoUploading, removePhoto, uploadRateLimit, uploadsAtOnce } from './photos.ts';
import { findAppointmentOf, findOwnPhoto, findWithheld, listPhotos } from './queries.ts';
import { withUpload } from './upload.ts';

/** Photos over HTTP: dealers upload them for bids, cars and licences, the parties of an appointment for its messages (docs/domain/permissions.md, "Photos"). */
export function photoRoutes(app: FastifyInstance, photos: PhotoUploading): void {
  // In a context of its own: no other route reads multipart bodies.
  app.register(async (uploads) => {
    await uploads.register(multipart);
    const few = { verified: fewAtOnce(uploadsAtOnce.verified), unverified: fewAtOnce(uploadsAtOnce.unverified) };
    const keep = (uploader: Uploader, request: FastifyRequest, photo: { id: string; kind: PhotoKind }) =>
      few[uploader.is_verified ? 'verified' : 'unverified'](uploader.user_id, async () => {
        await takePoint(photos.db, uploadRateLimit, uploader.user_id);
        await withUpload(request, (file) => keepPhoto(photos, uploader, photo, file));
      });
    const read = async ({ actor, query }: { actor: Actor; query: { id: string } }) =>
      reply(found(await findOwnPhoto(photos.db, actor, query.id)));

    route(uploads, photosApi.upload, {
      act: ({ actor, query, request }) => keep(actor, request, { id: query.id, kind: query.for ?? 'bid' }),
      read,
    });
    route(uploads, photosApi.uploadForMessage, {
      load: ({ actor, params }) => findAppointmentOf(photos.db, actor, params.id),
      // A buyer with an appointment was taken on by a verified dealer: no account that costs nothing.
      act: async ({ actor, query, request, row }) => {
        // Before the bytes are read, which somebody pays for.
        refuse(whyNotSend(row));
        await keep({ ...actor, is_verified: true }, request, { id: query.id, kind: 'message' });
      },
      read,
    });
  });

  route(app, photosApi.list, {
    handle: async ({ actor, query }) => {
      const { rows, next } = await listPhotos(photos.db, actor, query.cursor);
      return { rows: rows.map(reply), next };
    },
  });

  route(app, photosApi.remove, {
    act: ({ actor, params }) => removePhoto(photos, actor, params.id),
    read: nothing,
  });
}

const reply = <Row extends { id: string; kind: PhotoKind; name: string }>(row: Row) => ({ ...row, url: urlOf(row) });

const sizes = photoWidths.map((width) => `${width}.webp`);

/** Who calls, found out only where it matters. */
type WhoAsks = (request: FastifyRequest) => Promise<Actor | null>;

/**
 * Serves the photos that are not private, to everyone who knows an address (docs/domain/permissions.md, "Photos"). What only a stopped car shows is 410,
 * but for its dealer and our team, who go on working with it. Asks for no session before that, so it belongs outside the context that looks it up.
 */
export function servePhotos(app: FastifyInstance, { db, storage }: PhotoPlaces, whoAsks: WhoAsks): void {
  app.get<{ Params: { name: string; size: string } }>(paths.photo(':name', ':size'), { schema: { hide: true } }, async (request, reply) => {
    const { name, size } = request.params;
    if (!/^[0-9a-f]{32}$/.test(name) || !sizes.includes(size)) throw notFound();
    const withheld = await findWithheld(db, name);
    if (withheld && !mayStillLook(await whoAsks(request), withheld)) throw new HttpProblem(410, 'gone', photoRulesWords.notShown);
    const { stream, size: bytes } = found(await storage.read(publicFile(name, size)));
    // Mails show them too, and a mail program in the browser has another origin.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    // A name is never used again, so it says which content this is. 60 seconds: docs/domain/limits-and-money.md, "Photos".
    const etag = `"${name}"`;
    reply.headers({ 'cache-control': withheld ? 'private, no-store' : 'public, max-age=60', etag });
    if (request.headers['if-none-match']?.includes(etag)) {
      stream.destroy();
      return reply.status(304).send();
    }
    return reply.headers({ 'content-type': 'image/webp', 'content-length': bytes }).send(stream);
  });
}

const mayStillLook = (actor: Actor | null, { owner_id }: { owner_id: string }) => actor?.role === 'admin' || actor?.user_id === owner_id;
