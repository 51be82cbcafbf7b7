import { nothing, type Row, stranger } from './row.ts';

export const audit: Row[] = [
  ['audit_log.read', 'auditApi.list', 'UFFFFFA', nothing],
  ['audit_log.read: an unknown kind', 'auditApi.list', 'UFFFFFE', () => ({ query: '?kind=secrets' })],
  ['audit_log.update', 'PUT /api/events/:id', 'XXXXXXX', () => ({ id: stranger, body: {} })],
  ['audit_log.delete', 'DELETE /api/events/:id', 'XXXXXXX', () => ({ id: stranger })],
];
