import type { FastifyInstance, FastifyReply } from 'fastify';
import { servicePaths } from '../../../shared/addresses/service-paths.ts';
import { found } from '../../platform/http/errors.ts';
import { forThisMachine } from '../../platform/http/this-machine.ts';
import { listOutbox, readOutbox } from '../../platform/mail/outbox.ts';
import type { Config } from '../../platform/process/config.ts';
import { framed, listPage, mailPage, mailPolicy, pagePolicy } from './page.ts';

const hidden = { schema: { hide: true } };
interface Named {
  Params: { name: string };
}

/**
 * Shows the mails that were written to the outbox instead of sent, to someone who tries the program on their own machine
 * (docs/domain/permissions.md, "This machine"): their links give access to accounts.
 */
export function devEmailRoutes(app: FastifyInstance, config: Config, key: string): void {
  const { dataDir } = config;
  const read = async (name: string) => found(await readOutbox(dataDir, name));

  forThisMachine(app, config, key, async (local) => {
    local.get(servicePaths.devEmails, hidden, async (_, reply) => send(reply, pagePolicy, listPage(await listOutbox(dataDir))));
    local.get<Named>(servicePaths.devEmail(':name'), hidden, async ({ params }, reply) =>
      send(reply, pagePolicy, mailPage(await read(params.name))),
    );
    local.get<Named>(servicePaths.devEmailHtml(':name'), hidden, async ({ params }, reply) =>
      send(reply, mailPolicy, framed(await read(params.name))),
    );
  });
}

function send(reply: FastifyReply, policy: string, html: string) {
  return reply.header('content-security-policy', policy).header('cache-control', 'no-store').type('text/html').send(html);
}
