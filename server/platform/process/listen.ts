import type { FastifyInstance } from 'fastify';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';

/** Listens for HTTP. Throws CannotStart when HOST and PORT can't be used. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another program. Stop that one, or set another PORT.`,
    EADDRNOTAVAIL: `HOST (${host}) is no address of this machine.`,
    ENOTFOUND: `HOST (${host}) is no address of this machine.`,
    EACCES: `Port ${port} needs more rights than this user has. Set a PORT above 1023 and put a proxy in front.`,
  };
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? ''];
    throw reason ? new CannotStart(reason, { cause: error }) : error;
  });
}
