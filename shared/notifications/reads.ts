import { read } from '../contract.ts';
import { notificationsApi } from './api.ts';
import type { NoticeFilters } from './filters.ts';

/** The reader's notices, newest first, and how many of all are unread. */
export const notices = read(notificationsApi.own, {});

/** Those of the reader's notices that these filters leave. */
export const noticesBy = (query: NoticeFilters) => (query.only || query.group ? read(notificationsApi.own, { query }) : notices);
