import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { servicePaths } from '../../../shared/addresses/service-paths.ts';
import type { Config } from '../process/config.ts';
import { TooOften } from './errors.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As how many calls one counts that costs more than others. */
    calls?: number;
  }
}

/** How many calls in 60 seconds: a call counts as one, or as its route's `calls`, and as one more for each 4 KB that it sends. */
export interface MostCalls {
  account: number;
  network: number;
  files: number;
  documents: number;
}

/** No person comes near, a script does. Accounts weigh over addresses, which thousands of phones may share. */
export const mostCalls: MostCalls = {
  account: 1_200,
  network: 6_000,
  // Photos and built files: cheap, many to a page, and nobody is signed in there.
  files: 30_000,
  // The API's document and its reader: megabytes to a developer now and then.
  documents: 300,
};

const bytesOfACall = 4 * 1_024;

// Refusing them would cost as much as answering, and whoever watches this server would take it for dead.
const uncounted = ['/healthz', '/readyz'];

/**
 * Answers 429 to an account, or a visitor's network, that floods us (docs/domain/limits-and-money.md, "Rate limits"). Counted in this process. Every
 * route counts that is added later, whatever its context; an account only where the session is looked up.
 */
export function installFloodGuard(app: FastifyInstance, most: MostCalls = mostCalls): void {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const counts = {
    account: limiter(most.account),
    network: limiter(most.network),
    files: limiter(most.files),
    documents: limiter(most.documents),
  };
  // After all hooks 'onRequest', one of which looks the session up, and before the body is read: what is refused then counts too.
  app.addHook('preParsing', async (request) => {
    const { actor, ip } = request;
    const { url = '' } = request.routeOptions;
    if (uncounted.includes(url)) return;
    const count = actor ? 'account' : kindOf(url);
    await counts[count].consume(actor ? actor.user_id : networkOf(ip), costOf(request)).catch((refused: RateLimiterRes) => {
      throw new TooOften(Math.ceil(refused.msBeforeNext / 1000));
    });
  });
}

/** By what its route reads of it at most, as a photo goes to the disk, and also where it isn't said how long it is, or will be once it is unpacked. */
function costOf({ headers, routeOptions: { bodyLimit, config } }: FastifyRequest): number {
  const isUnsaid = headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined;
  const bytes = isUnsaid ? bodyLimit : Math.min(Number(headers['content-length'] ?? 0), bodyLimit);
  return (config?.calls ?? 1) + Math.floor(bytes / bytesOfACall);
}

/** By the address of the route: a request may write it in many ways. */
function kindOf(url: string): 'files' | 'documents' | 'network' {
  if (/^\/(assets|photos)\//.test(url)) return 'files';
  if (url.startsWith(servicePaths.apiDocs) || url.startsWith(servicePaths.openApi)) return 'documents';
  return 'network';
}

/** Says so, once, when a proxy in front was not told of: all its visitors would count as one address, and be kept out together. */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  let isSaid = trustProxy.length > 0;
  app.addHook('onRequest', async ({ headers, socket, log }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(
      { proxy: socket.remoteAddress },
      'a proxy forwards requests, but TRUST_PROXY does not name it: its visitors share the limits of one address',
    );
  });
}
