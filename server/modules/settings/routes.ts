import type { FastifyInstance } from 'fastify';
import { settingsApi } from '../../../shared/settings/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { readSettings } from './settings.ts';

/** The public part of the platform settings over HTTP (docs/domain/words.md, "Site texts"). */
export function settingsRoutes(app: FastifyInstance, db: Database): void {
  route(app, settingsApi.readPublic, { handle: () => readSettings(db) });
}
