import type { FastifyInstance } from 'fastify';
import { ownDataApi } from '../../../shared/accounts/own-data-api.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { PhotoPlaces } from '../photos/photos.ts';
import { fileOf } from './make-export.ts';
import { startExport } from './own-data.ts';
import { findExport, findReadyExport } from './queries.ts';

/** Copies of the own data over HTTP (docs/domain/accounts.md, "Own data"). */
export function ownDataRoutes(app: FastifyInstance, { db, storage }: PhotoPlaces): void {
  const read = async ({ actor }: { actor: Actor }) => ({ export: (await findExport(db, actor)) ?? null });

  route(app, ownDataApi.export, { handle: read });
  route(app, ownDataApi.startExport, { act: ({ actor, body }) => startExport(db, actor, body), read });
  route(app, ownDataApi.exportFile, {
    load: ({ actor, params }) => findReadyExport(db, actor, params.id),
    handle: async ({ row, reply }) => {
      const { stream, size } = found(await storage.read(fileOf(row.id)));
      reply.headers({
        'cache-control': 'private, no-store',
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': `attachment; filename="my-data-${dayInNairobi(row.created_at)}.zip"`,
      });
      return stream;
    },
  });
}
