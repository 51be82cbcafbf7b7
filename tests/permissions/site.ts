import { nothing, type Row, stranger } from './row.ts';

export const site: Row[] = [
  ['content.read', 'GET /about', 'AAAAAAA', nothing],
  ['settings.read_public', 'settingsApi.readPublic', 'AAAAAAA', nothing],
  ['settings.read', 'settingsApi.readAll', 'UFFFFFA', nothing],
  ['settings.save', 'settingsApi.saveAll', 'UFFFFFA', () => ({ body: { maxImagesPerListing: 10, autoApproveListings: true } })],
  ['content.insert', 'POST /api/content', 'XXXXXXX', () => ({ body: {} })],
  ['function.send-notification called directly', 'POST /api/functions/send-notification', 'XXXXXXX', () => ({ body: {} })],
  ['audit_log.update', 'PUT /api/events/:id', 'XXXXXXX', () => ({ id: stranger, body: {} })],
  ['audit_log.delete', 'DELETE /api/events/:id', 'XXXXXXX', () => ({ id: stranger })],
];
