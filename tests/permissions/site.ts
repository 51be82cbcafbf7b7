import { settingsForm } from '../support/settings.ts';
import { nothing, type Row } from './row.ts';

export const site: Row[] = [
  ['content.read: on its page', 'GET /about', 'AAAAAAA', nothing],
  ['content.read', 'contentApi.read', 'AAAAAAA', nothing],
  // In production: tests/system/openapi.test.ts.
  ['api.describe: in dev, demo and test', 'GET /api/openapi.json', 'AAAAAAA', nothing],
  ['settings.read_public', 'settingsApi.readPublic', 'AAAAAAA', nothing],
  ['settings.read', 'settingsApi.readAll', 'UFFFFFA', nothing],
  ['settings.save', 'settingsApi.saveAll', 'UFFFFFA', async ({ people }) => ({ body: await settingsForm(people.admin) })],
  ['content.read_all', 'contentApi.texts', 'UFFFFFA', nothing],
  [
    'content.update_value',
    'contentApi.update',
    'UFFFFFA',
    async (world) => ({ id: await world.text(), body: { content_value: 'Karibu', version: 1 } }),
  ],
  ['content.history', 'contentApi.history', 'UFFFFFA', async (world) => ({ id: await world.text() })],
  [
    'content.restore',
    'contentApi.restore',
    'UFFFFFA',
    async (world) => ({ id: await world.editedText(), body: { restored: 1, version: 2 } }),
  ],
  ['content.preview', 'contentApi.preview', 'UFFFFFA', async (world) => ({ id: await world.text(), body: { content_value: 'Karibu' } })],
  ['content.insert', 'POST /api/content', 'XXXXXXX', () => ({ body: {} })],
  ['function.send-notification called directly', 'POST /api/functions/send-notification', 'XXXXXXX', () => ({ body: {} })],
];
