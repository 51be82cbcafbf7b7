import type { FastifyInstance } from 'fastify';
import { filesApi } from '../../../shared/files/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { noteDownload, startFile } from './files.ts';
import { type FileStores, keyOf, kinds, nameOf } from './kinds.ts';
import { findReady, listFiles } from './queries.ts';

/** Exports and backups over HTTP (docs/domain/backups.md, "Files for the administrator"). */
export function fileRoutes(app: FastifyInstance, { db, ...stores }: FileStores & { db: Database }): void {
  route(app, filesApi.list, { handle: async ({ query }) => ({ files: await listFiles(db, query.kind) }) });
  route(app, filesApi.start, {
    act: ({ actor, body }) => startFile(db, actor, body),
    read: async ({ body }) => ({ files: await listFiles(db, body.kind) }),
  });
  route(app, filesApi.file, {
    load: ({ params }) => findReady(db, params.id),
    handle: async ({ actor, row, reply }) => {
      const { stream, size } = found(await kinds[row.kind].store(stores).read(keyOf(row)));
      await noteDownload(db, actor, row);
      reply.headers({
        'cache-control': 'private, no-store',
        'content-type': row.kind === 'export' ? 'application/zip' : 'application/octet-stream',
        'content-length': size,
        'content-disposition': `attachment; filename="${nameOf(row)}"`,
      });
      return stream;
    },
  });
}
