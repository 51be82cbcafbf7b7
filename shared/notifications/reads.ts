import { read } from '../contract.ts';
import { notificationsApi } from './api.ts';

/** The reader's notices, newest first, and how many of all are unread. */
export const notices = read(notificationsApi.own, {});
