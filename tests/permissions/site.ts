import { nothing, type Row, stranger } from './row.ts';

export const site: Row[] = [
  ['content.read', 'GET /about', 'AAAAAAA', nothing],
  ['settings.read_public', 'settingsApi.readPublic', 'AAAAAAA', nothing],
  ['content.insert', 'POST /api/content', 'XXXXXXX', () => ({ body: {} })],
  ['function.send-notification called directly', 'POST /api/functions/send-notification', 'XXXXXXX', () => ({ body: {} })],
  ['audit_log.update', 'PUT /api/events/:id', 'XXXXXXX', () => ({ id: stranger, body: {} })],
  ['audit_log.delete', 'DELETE /api/events/:id', 'XXXXXXX', () => ({ id: stranger })],
];
