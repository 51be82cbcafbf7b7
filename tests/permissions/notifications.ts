import { nothing, type Row, stranger } from './row.ts';

export const notifications: Row[] = [
  ['notification.list_own', 'notificationsApi.own', 'USSSSSS', nothing],
  ['notification.mark read', 'notificationsApi.read', 'USSSSSS', () => ({ body: {} })],
  ['notification.mark another’s read', 'notificationsApi.read', 'UNNNNNN', () => ({ body: { id: stranger } })],
];
