import type { FastifyInstance } from 'fastify';
import { settingsApi } from '../../../shared/settings/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import type { Config } from '../../platform/process/config.ts';
import { readPlatformSettings } from './platform-settings.ts';
import { saveSettings } from './save-settings.ts';
import { readSettings, savePayment } from './settings.ts';

/** The platform settings over HTTP, all for the administrator, those that are public for everyone, and where commissions are paid (docs/domain/settings.md, "Platform settings"). */
export function settingsRoutes(app: FastifyInstance, { db, config }: { db: Database; config: Config }): void {
  const readPayment = async () => ({ payment: (await readSettings(db)).commissionPayment });

  route(app, settingsApi.readPublic, { handle: () => readSettings(db) });
  route(app, settingsApi.readAll, { load: () => readPlatformSettings(db, config) });
  route(app, settingsApi.saveAll, {
    load: () => readPlatformSettings(db, config),
    act: ({ actor, body }) => saveSettings(db, config, actor, body),
  });
  route(app, settingsApi.readPayment, { handle: readPayment });
  route(app, settingsApi.savePayment, {
    act: ({ actor, body }) => savePayment(db, actor, body),
    read: readPayment,
  });
}
