import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { signUpForm } from './accounts.ts';

/** A browser without JavaScript: opens pages and posts forms, urlencoded. */
export function plainBrowser(app: FastifyInstance) {
  return {
    get: (url: string, cookie = '') => app.inject({ method: 'GET', url, headers: { cookie } }),
    post: (url: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

/** The status of a redirect, and where it leads. */
export const goesTo = (reply: LightMyRequestResponse) => [reply.statusCode, reply.headers.location];

/** The values in a form of a page, by input name. */
export function shown(html: string, name: string): string | undefined {
  const tag = new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return /value="([^"]*)"/.exec(tag)?.[1] ?? new RegExp(`name="${name}"[^>]*>([^<]*)</textarea>`).exec(html)?.[1];
}

/** The error beside a field. */
export const sentenceOf = (html: string, name: string) => new RegExp(`id="${name}-error"[^>]*>([^<]*)<`).exec(html)?.[1];

/** The kind, title and text of the page's banner. */
export const banner = (html: string) =>
  /data-banner="(\w+)"><p><strong>([^<]*)<\/strong> <span>([^<]*)</
    .exec(html)
    ?.slice(1, 4)
    .map((text) => text.replaceAll('&#x27;', "'"));

/** The sign-up form as a browser sends it. */
export function typedSignUp(over: Record<string, string> = {}) {
  const { accept_terms, ...form } = signUpForm();
  return { ...form, accept_terms: 'on', ...over };
}
