import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../../shared/addresses/paths.ts';
import { choiceInWords } from '../../../shared/notifications/choice-words.ts';
import type { Database } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import type { RenderForm } from '../../site/form-page.ts';
import { choose, isSwitchedOff, type Switch } from './choices.ts';
import { readSwitchOff } from './mail-off.ts';
import { findReader } from './queries.ts';

const textOf = (given: unknown, name: string) => {
  const value = (given as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
};

/**
 * The page behind the switch in a mail (docs/domain/permissions.md, "What can be switched off"). Its button, and a mail program's own, post to the same address;
 * the link alone changes nothing, because mail scanners follow links. No redirect: mail programs do not follow one.
 */
export function mailOffPages(app: FastifyInstance, { db, render }: { db: Database; render: RenderForm }): void {
  const serve = async (request: FastifyRequest, isPosted: boolean) => {
    const token = textOf(request.query, 'token');
    const which: Switch = { ...found(await readSwitchOff(db, token)), channel: 'mail' };
    const { user_type: role } = found(await findReader(db, which.user_id));
    if (isPosted) await db.transaction().execute((tx) => choose(tx, null, which, textOf(request.body, 'again') === 'true'));
    const what = { ...choiceInWords(which.choice, role), isOff: await isSwitchedOff(db, which) };
    return render(request, 'mail-off', { token, ...what, values: {}, errors: {}, banner: null });
  };
  app.register(async (pages) => {
    // Mail programs send their click as multipart/form-data too (RFC 8058); nothing in it is read.
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    for (const method of ['GET', 'POST'] as const) {
      pages.route({
        method,
        url: paths.mailOff(),
        schema: { hide: true },
        // By the link's token, whoever is signed in.
        config: { duringSuspension: true },
        handler: async (request, reply) =>
          reply
            .header('cache-control', 'no-store')
            .type('text/html; charset=utf-8')
            .send(await serve(request, method === 'POST')),
      });
    }
  });
}
