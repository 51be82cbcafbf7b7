import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../words/languages.ts';
import { inLanguage } from '../process/language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in which this call is answered (docs/domain/languages.md). */
    language: Language;
  }
}

/** Has every call be answered in the language that its page, or its `Accept-Language`, speaks. */
export function installLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', (request, _reply, done) => {
    // Our own scripts name the one language of their page; what a browser asks for by itself is a list.
    request.language = request.headers['accept-language'] === 'sw' ? 'sw' : 'en';
    inLanguage(request.language, done);
  });
  // What read the body went on in the socket's context, not in the call's.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(request.language, done));
}
