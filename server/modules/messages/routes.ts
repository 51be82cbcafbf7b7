import type { FastifyInstance } from 'fastify';
import { messagesApi } from '../../../shared/messages/api.ts';
import { messagesPerPage } from '../../../shared/messages/schema.ts';
import type { Database } from '../../platform/data/database.ts';
import { toPage } from '../../platform/data/paging.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { readThread, sendMessage } from './messages.ts';
import { countUnread, findMessage, findThread, listConversations, listMessages } from './queries.ts';

/** Messages over HTTP: each appointment is a thread between its two parties (specification §2 'Messages', permissions.tsv 'message.*'). */
export function messageRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor, params }: ById) => findThread(db, actor, params.id);

  route(app, messagesApi.thread, {
    load,
    handle: async ({ row, query }) => toPage(await listMessages(db, row, query.cursor), messagesPerPage),
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
  route(app, messagesApi.conversations, { handle: async ({ actor, query }) => toPage(await listConversations(db, actor, query)) });
  route(app, messagesApi.unread, { handle: ({ actor }) => countUnread(db, actor) });
}
