import type { FastifyInstance } from 'fastify';
import { messagesApi } from '../../../shared/messages/api.ts';
import { messagesPerPage } from '../../../shared/messages/schema.ts';
import type { Database } from '../../platform/data/database.ts';
import { toPage } from '../../platform/data/paging.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import { readThread, sendMessage } from './messages.ts';
import { countUnread, findMessage, findThread, listConversations, listMessages } from './queries.ts';

/** Messages over HTTP: each appointment is a thread between its two parties (specification §2 'Messages', permissions.tsv 'message.*'). */
export function messageRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor, params }: { actor: Actor; params: { id: string } }) => findThread(db, actor, params.id);

  route(app, messagesApi.thread, {
    load,
    handle: async ({ row, query }) => toPage(await listMessages(db, row, query.cursor), messagesPerPage),
  });

  route(app, messagesApi.send, {
    load,
    handle: async ({ actor, row, body }) => {
      await sendMessage(db, actor, row, body);
      return found(await findMessage(db, row, body.id));
    },
  });

  route(app, messagesApi.read, {
    load,
    handle: async ({ actor, row }) => {
      await readThread(db, actor, row);
      return countUnread(db, actor);
    },
  });

  route(app, messagesApi.conversations, {
    handle: async ({ actor, query }) => toPage(await listConversations(db, actor, query)),
  });

  route(app, messagesApi.unread, { handle: ({ actor }) => countUnread(db, actor) });
}
