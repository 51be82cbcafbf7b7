import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../shared/addresses/paths.ts';
import { isSwahili } from '../../../shared/addresses/spoken.ts';
import { languageCookie, languageIn } from '../../../shared/site/language-cookie.ts';
import type { Language } from '../../../words/languages.ts';
import { asReader } from '../process/language.ts';
import type {} from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in which this call is answered (docs/domain/languages.md). */
    language: Language;
  }
}

const ofApp = new RegExp(`^(${[paths.dashboard, paths.appointment(''), paths.dealerVerification].join('|')})`);

/** Whose language a call is answered in: that of its address, of its page, or of its account (docs/domain/languages.md, "Who reads which"). */
export function languageOf({ originalUrl, headers, cookies, actor }: FastifyRequest): Language {
  if (isSwahili(originalUrl)) return 'sw';
  const isApi = originalUrl.startsWith(paths.api);
  if (!isApi && !ofApp.test(originalUrl)) return 'en';
  if (actor?.role === 'admin') return actor.language;
  // Our own scripts name the one language of their page; what a browser asks for by itself is a list.
  const ofPage = isApi ? languageIn(headers['accept-language']) : undefined;
  return ofPage ?? actor?.language ?? languageIn(cookies?.[languageCookie]) ?? 'en';
}

/** Has every call be answered in the language of whoever reads the answer. */
export function installLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = languageOf(request);
    asReader(request, done);
  });
  // What read the body went on in the socket's context, not in the call's.
  app.addHook('preValidation', (request, _reply, done) => asReader(request, done));
}

/** The same where it is known who calls: after the session's hook. */
export function installLanguagesOfAccounts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request);
  });
}

const forAYear = 365 * 24 * 3600;

/** Keeps in the browser which language was chosen in it. */
export function keepLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie(languageCookie, language, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: forAYear });
}
