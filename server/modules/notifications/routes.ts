import type { FastifyInstance } from 'fastify';
import { notificationsApi } from '../../../shared/notifications/api.ts';
import { choicesApi } from '../../../shared/notifications/choices-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import { chooseOwn, listChoices } from './choices.ts';
import { markRead, readOwnNotices } from './notifications.ts';
import { countUnread } from './queries.ts';

/** A person's own notices over HTTP (docs/domain/permissions.md, "Notices"). */
export function notificationRoutes(app: FastifyInstance, db: Database): void {
  route(app, notificationsApi.own, {
    handle: async ({ actor, query }) => ({
      ...(await readOwnNotices(db, actor, query)),
      unread: await countUnread(db, actor),
    }),
  });

  route(app, notificationsApi.read, {
    act: ({ actor, body }) => markRead(db, actor, body),
    read: async ({ actor }) => ({ unread: await countUnread(db, actor) }),
  });

  const readChoices = async ({ actor }: { actor: Actor }) => ({ choices: await listChoices(db, actor) });
  route(app, choicesApi.own, { handle: readChoices });
  route(app, choicesApi.choose, {
    act: ({ actor, body: { is_on, ...which } }) => chooseOwn(db, actor, which, is_on),
    read: readChoices,
  });
}
