import { nothing, type Row, stranger } from './row.ts';

export const notifications: Row[] = [
  ['notification.list_own', 'notificationsApi.own', 'USSSSSS', nothing],
  ['notification.mark read', 'notificationsApi.read', 'USSSSSS', () => ({ body: {} })],
  ['notification.mark read about a page', 'notificationsApi.read', 'USSSSSS', () => ({ body: { about: `/appointment/${stranger}` } })],
  ['notification.preferences', 'choicesApi.own', 'USSSSSS', nothing],
  [
    'notification.preferences: one switched off',
    'choicesApi.choose',
    'USSSSSE',
    () => ({ body: { choice: 'messages-unread', channel: 'mail', is_on: false } }),
  ],
  ['notification.mark another’s read', 'notificationsApi.read', 'UNNNNNN', () => ({ body: { id: stranger } })],
];
