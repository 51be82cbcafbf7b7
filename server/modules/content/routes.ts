import type { FastifyInstance } from 'fastify';
import { contentApi } from '../../../shared/content/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type ById, route } from '../../platform/http/route.ts';
import type { DrawPreview } from '../../site/preview.ts';
import { keyOf, readSection, readText, readTexts } from './content.ts';
import { restoreText, updateText } from './edit.ts';
import { findText, listHistory } from './queries.ts';

/** The texts of the public pages, which everybody reads and the administrator edits (docs/domain/words.md, "Site texts"). */
export function contentRoutes(app: FastifyInstance, db: Database, drawPreview: DrawPreview): void {
  const load = ({ params }: ById) => readText(db, params.id);

  route(app, contentApi.read, { handle: async ({ query }) => ({ rows: await readSection(db, query) }) });
  route(app, contentApi.texts, { handle: async ({ query }) => ({ rows: await readTexts(db, query.page_key) }) });
  route(app, contentApi.update, { load, act: ({ actor, params, body }) => updateText(db, actor, params.id, body) });
  route(app, contentApi.restore, { load, act: ({ actor, params, body }) => restoreText(db, actor, params.id, body) });
  route(app, contentApi.history, {
    handle: async ({ params, query }) => {
      if (!(await findText(db, params.id))) throw notFound();
      return listHistory(db, params.id, query.cursor);
    },
  });
  route(app, contentApi.preview, {
    handle: async ({ params, body }) => {
      const text = await readText(db, params.id);
      if (!text) throw notFound();
      return { html: await drawPreview(text.page_key, { [keyOf(text)]: body.content_value }) };
    },
  });
}
