import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { draftLife } from '../../shared/site/storage.ts';
import type { Typed } from './form-page.ts';

// The size that browsers accept for one cookie. Two cookies hold the longest form, even with a thousand different rare characters; more would
// exceed the header line that proxies accept.
const mostCharacters = 3800;
// Characters of JSON: more than any form within its limits makes, and little enough to be packed and unpacked at once.
const mostTyped = 20_000;
const names = ['draft', 'draft-rest'] as const;
const typedSchema = z.record(z.string(), z.string());

/**
 * Keeps what a visitor without JavaScript typed into the form at `path` in their own browser, for 24 hours (docs/domain/accounts.md, "What
 * a browser keeps"). The browser sends it with requests for that path only. Any form within its limits fits; one that does not is not kept,
 * and clears the previous draft.
 */
export function keepDraft(request: FastifyRequest, reply: FastifyReply, path: string, typed: Typed): void {
  const json = JSON.stringify(typed);
  const packed = json.length <= mostTyped ? brotliCompressSync(json).toString('base64url') : '';
  const value = packed.length <= mostCharacters * names.length ? packed : '';
  for (const [place, name] of names.entries()) {
    const part = value.slice(place * mostCharacters, (place + 1) * mostCharacters);
    // Not HttpOnly: the page's script reads it and keeps the draft in local storage instead.
    reply.setCookie(name, part, { path, maxAge: part ? draftLife / 1000 : 0, sameSite: 'lax', secure: request.protocol === 'https' });
  }
}

/** The draft in this browser for the requested path; empty when there is none or it can't be read. */
export function readDraft({ cookies }: FastifyRequest): Typed {
  try {
    const value = names.map((name) => cookies[name] ?? '').join('');
    const json = brotliDecompressSync(Buffer.from(value, 'base64url'), { maxOutputLength: mostTyped }).toString();
    return typedSchema.parse(JSON.parse(json));
  } catch {
    // No cookie, or one that can't be parsed: no server error, so not logged.
    return {};
  }
}

/** Deletes the draft of the form at `path`: after it was submitted, or at sign-out, as others may use the same device. */
export function dropDraft(reply: FastifyReply, path: string): void {
  for (const name of names) reply.clearCookie(name, { path });
}
