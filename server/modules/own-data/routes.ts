import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { ownDataApi } from '../../../shared/own-data/api.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { ownDataRulesWords } from '../../../words/own-data/own-data-rules.ts';
import { type Download, openDownload, sendDownload } from '../../platform/http/download.ts';
import { fewAtOnce } from '../../platform/http/few-at-once.ts';
import { route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { PhotoPlaces } from '../photos/photos.ts';
import { fileOf } from './make-export.ts';
import { startExport } from './own-data.ts';
import { findExport, findReadyExport } from './queries.ts';

const downloads = fewAtOnce({ most: 2, told: () => ownDataRulesWords.downloadedTwice });

/** Opens a file for this account; until it is read to the end, or given up, it counts as one of the two downloads at once. */
function inTurn({ user_id }: Actor, open: () => Promise<Download>): Promise<Download> {
  return new Promise((give, refuse) => {
    downloads(user_id, async () => {
      const file = await open();
      give(file);
      await once(file.stream, 'close');
    }).catch(refuse);
  });
}

/** Copies of the own data over HTTP (docs/domain/accounts.md, "Own data"). */
export function ownDataRoutes(app: FastifyInstance, { db, storage }: PhotoPlaces): void {
  const read = async ({ actor }: { actor: Actor }) => ({ export: (await findExport(db, actor)) ?? null });

  route(app, ownDataApi.export, { handle: read });
  route(app, ownDataApi.startExport, { act: ({ actor, body }) => startExport(db, actor, body), read });
  route(app, ownDataApi.exportFile, {
    load: ({ actor, params }) => findReadyExport(db, actor, params.id),
    handle: async ({ actor, row, request, reply }) => {
      const download = await inTurn(actor, () => openDownload(request, storage, fileOf(row.id)));
      return sendDownload(reply, download, { type: 'application/zip', name: `my-data-${dayInNairobi(row.created_at)}.zip` });
    },
  });
}
