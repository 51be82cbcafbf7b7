import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { draftLife, signedOutCookie } from '../../shared/site/storage.ts';
import type { Typed } from './form-page.ts';

// The size that browsers accept for one cookie. Two cookies hold the longest form, even with a thousand different rare characters; more would
// exceed the header line that proxies accept.
const mostCharacters = 3800;
// Characters of JSON: more than any form within its limits makes, and little enough to be packed and unpacked at once.
const mostTyped = 20_000;
// The best quality takes a tenth off the length for twenty times the processor time, and anybody may have it spent.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const names = ['waiting', 'waiting-rest'] as const;
const typedSchema = z.record(z.string(), z.string());
// For the whole site: signing in or up by any of its doors posts what waits, or asks about it.
const path = '/';

/**
 * Keeps the request that a visitor wrote in their own browser, for 24 hours (docs/domain/accounts.md, "A request that waits"). Any form within its
 * limits fits; one that does not is not kept, and clears the previous one.
 */
export function keepDraft(request: FastifyRequest, reply: FastifyReply, typed: Typed): void {
  const json = JSON.stringify(typed);
  const packed = json.length <= mostTyped ? brotliCompressSync(json, quick).toString('base64url') : '';
  const value = packed.length <= mostCharacters * names.length ? packed : '';
  for (const [place, name] of names.entries()) {
    const part = value.slice(place * mostCharacters, (place + 1) * mostCharacters);
    const secure = request.protocol === 'https';
    reply.setCookie(name, part, { path, maxAge: part ? draftLife / 1000 : 0, sameSite: 'lax', httpOnly: true, secure });
  }
}

/** The request that waits in this browser; empty when there is none or it can't be read. */
export function readDraft({ cookies }: FastifyRequest): Typed {
  const value = names.map((name) => cookies[name] ?? '').join('');
  if (!value || cookies[signedOutCookie] !== undefined) return {};
  try {
    const json = brotliDecompressSync(Buffer.from(value, 'base64url'), { maxOutputLength: mostTyped }).toString();
    return typedSchema.parse(JSON.parse(json));
  } catch {
    // One that can't be parsed: no server error, so not logged.
    return {};
  }
}

/** Deletes the request that waits in this browser, if there is one: it was posted or dropped, or somebody signs out, as others may use the same device. */
export function dropDraft({ cookies }: FastifyRequest, reply: FastifyReply): void {
  for (const name of names) if (cookies[name] !== undefined) reply.clearCookie(name, { path });
}

/** Deletes it when it was this request that was posted: another one that waits goes on waiting. */
export function dropPosted(request: FastifyRequest, reply: FastifyReply, id: string): void {
  if (readDraft(request).id === id) dropDraft(request, reply);
}

/** Deletes it also for who has signed out by the page's script, which says so with the next request. */
export function installDrafts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.cookies[signedOutCookie] !== undefined) dropDraft(request, reply);
  });
}
