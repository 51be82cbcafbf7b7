import type { FastifyInstance } from 'fastify';
import { chatsShown } from '../../../shared/home/limits.ts';
import { adminMessagesApi } from '../../../shared/messages/admin-api.ts';
import { messagesApi } from '../../../shared/messages/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { findConversation, listAllConversations } from './admin-queries.ts';
import { readThread, recordInspection, recordOpening, sendMessage } from './messages.ts';
import { countUnread, countUnreadThreads, findMessage, findThread, listConversations, listMessages } from './queries.ts';

/** Messages over HTTP: each appointment is a thread between its two parties (docs/domain/permissions.md, "Appointments and chats"). */
export function messageRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor, params }: ById) => findThread(db, actor, params.id);

  route(app, messagesApi.thread, {
    load,
    handle: async ({ actor, row, query }) => {
      // Read first: a cursor that can't be read is refused and nothing was shown, so nothing is recorded.
      const page = await listMessages(db, row, query.cursor);
      await recordInspection(db, actor, row);
      return page;
    },
  });
  route(app, messagesApi.send, {
    load,
    act: ({ actor, row, body }) => sendMessage(db, actor, row, body),
    read: ({ row, body }) => findMessage(db, row, body.id),
  });
  route(app, messagesApi.read, {
    load,
    act: ({ actor, row }) => readThread(db, actor, row),
    read: ({ actor }) => countUnread(db, actor),
  });
  route(app, messagesApi.conversations, {
    handle: async ({ actor, query }) => {
      const [list, unread_chats] = await Promise.all([listConversations(db, actor, query), countUnreadThreads(db, actor)]);
      return { ...list, unread_chats };
    },
  });
  route(app, messagesApi.lines, {
    handle: async ({ actor }) => {
      const [list, unread_chats] = await Promise.all([
        listConversations(db, actor, { unread: 'true' }, chatsShown),
        countUnreadThreads(db, actor),
      ]);
      return { ...list, unread_chats };
    },
  });
  route(app, messagesApi.unread, { handle: ({ actor }) => countUnread(db, actor) });

  route(app, adminMessagesApi.conversations, { handle: ({ query }) => listAllConversations(db, query) });
  route(app, adminMessagesApi.open, {
    load: ({ params }: ById) => findConversation(db, params.id),
    act: ({ actor, row }) => recordOpening(db, actor, row),
  });
}
