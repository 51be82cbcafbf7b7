import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../process/config.ts';

/** In dev, Vite puts styles into the page as it replaces them; they carry this. Attributes (`style=`) stay refused, as everywhere. */
export const devStyleNonce = 'vite';

/** Security headers for every answer. No inline script or style is allowed at all, so no nonce is needed. */
export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isDev = config.mode === 'dev';
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
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
  // Nothing of ours asks for these; whatever else got into a page shall not either.
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
