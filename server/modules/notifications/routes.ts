import type { FastifyInstance } from 'fastify';
import { notificationsApi } from '../../../shared/notifications/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { markRead, readOwnNotices } from './notifications.ts';
import { countUnread } from './queries.ts';

/** A person's own notices over HTTP (docs/domain/permissions.md, "Notices"). */
export function notificationRoutes(app: FastifyInstance, db: Database): void {
  route(app, notificationsApi.own, {
    handle: async ({ actor, query }) => ({
      ...(await readOwnNotices(db, actor, query.cursor)),
      unread: await countUnread(db, actor),
    }),
  });

  route(app, notificationsApi.read, {
    act: ({ actor, body }) => markRead(db, actor, body),
    read: async ({ actor }) => ({ unread: await countUnread(db, actor) }),
  });
}
