import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../process/config.ts';

/** In dev, Vite puts styles into the page as it replaces them; they carry this. Attributes (`style=`) stay refused, as everywhere. */
export const devStyleNonce = 'vite';

/** Sets the security headers of every answer. */
export function installSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

// The same for every answer, so made once. No inline script or style is allowed at all: no nonce is needed.
function securityHeaders(config: Config): OutgoingHttpHeaders {
  const isDev = config.mode === 'dev';
  const isHttps = config.publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...(isDev ? [`'nonce-${devStyleNonce}'`] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // Vite's client waits in a worker for a server that starts anew.
        ...(isDev && { workerSrc: ['blob:'] }),
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
    // 'no-referrer' would make browsers send `Origin: null` with our own forms, which the session's origin check refuses.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(answer.req, answer, () => undefined);
  // Nothing of ours asks for these; whatever else got into a page shall not either.
  return { ...answer.getHeaders(), 'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' };
}
