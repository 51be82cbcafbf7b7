import type { FastifyInstance } from 'fastify';
import { settingsApi } from '../../../shared/settings/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { readSettings, savePayment, saveSettings } from './settings.ts';

/** The platform settings over HTTP: those that are public, and where commissions are paid (docs/domain/words.md, "Site texts"). */
export function settingsRoutes(app: FastifyInstance, db: Database): void {
  const readPayment = async () => ({ payment: (await readSettings(db)).commissionPayment });

  route(app, settingsApi.readPublic, { handle: () => readSettings(db) });
  route(app, settingsApi.readAll, { load: () => readSettings(db) });
  route(app, settingsApi.saveAll, { act: ({ actor, body }) => saveSettings(db, actor, body), read: () => readSettings(db) });
  route(app, settingsApi.readPayment, { handle: readPayment });
  route(app, settingsApi.savePayment, {
    act: ({ actor, body }) => savePayment(db, actor, body),
    read: readPayment,
  });
}
