import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { cursor, id, instant, page } from '../fields.ts';
import { everyone } from '../roles.ts';
import { noticeGroups } from './groups.ts';

/** One notice, about an event that concerns its reader. */
export const notification = z.object({
  id,
  /** One of `Kinds`, for its icon. */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** The path of the page it is about. */
  link: z.string(),
  /** The request, or else the car, under whose name it stands with the others about it. */
  deal: z.nullable(z.object({ id, name: z.string() })),
  /** The bid or the car of which it tells how it stands now: that takes the place of what was announced of it before. Of any other notice its own id. */
  about_id: id,
  created_at: instant,
  read_at: z.nullable(instant),
  /** Whether the reader did themselves what it tells: it is kept in writing, but not announced. */
  is_own: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** How many notices are unread; at most 100, which is shown as '99+'. */
const unread = z.number();

export const notificationsApi = {
  own: get('/api/notifications', {
    summary: 'The own notices, newest first, all or of one group or the unread ones, and how many are unread',
    access: { roles: everyone },
    query: z.object({ cursor, only: z.optional(z.enum(['unread'])), group: z.optional(z.enum(noticeGroups)) }),
    reply: z.extend(page(notification), { unread }),
  }),
  read: post('/api/notifications/read', {
    summary: 'Mark one own notice, those about a page, or all of them, as read',
    access: { roles: everyone },
    /** `about`: the path of a page, or of a place on it (`#id`), that the reader has open. */
    body: z.strictObject({ id: z.optional(id), about: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.object({ unread }),
  }),
};
