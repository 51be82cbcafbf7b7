import type { FastifyInstance } from 'fastify';
import { filesApi } from '../../../shared/files/api.ts';
import type { FileKind } from '../../../shared/files/kinds.ts';
import type { Database } from '../../platform/data/database.ts';
import { isSent, openDownload, sendDownload } from '../../platform/http/download.ts';
import { route } from '../../platform/http/route.ts';
import { noteDownload, startFile } from './files.ts';
import { type FileStores, keyOf, kinds, nameOf } from './kinds.ts';
import { findReady, listFiles } from './queries.ts';
import { nameOfKey } from './seal.ts';

/** Exports and backups over HTTP (docs/domain/backups.md, "Files for the administrator"). */
export function fileRoutes(app: FastifyInstance, { db, backupsKey, ...stores }: FileStores & { db: Database; backupsKey: Buffer }): void {
  const list = async (kind: FileKind) => ({ files: await listFiles(db, kind, nameOfKey(backupsKey)) });

  route(app, filesApi.list, { handle: ({ query }) => list(query.kind) });
  route(app, filesApi.start, {
    act: ({ actor, body }) => startFile(db, actor, body),
    read: ({ body }) => list(body.kind),
  });
  route(app, filesApi.file, {
    load: ({ params }) => findReady(db, params.id),
    handle: async ({ actor, row, request, reply }) => {
      const download = await openDownload(request, kinds[row.kind].store(stores), keyOf(row));
      if (isSent(download, request)) await noteDownload(db, actor, row);
      return sendDownload(reply, download, { type: kinds[row.kind].type, name: nameOf(row) });
    },
  });
}
