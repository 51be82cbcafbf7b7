import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { draftLife } from '../../shared/site/storage.ts';
import type { Typed } from './form-page.ts';

// What browsers take for one cookie. Two hold the longest form, even of a thousand different rare characters; more would pass what proxies take for
// one header line.
const mostCharacters = 3800;
const names = ['draft', 'draft-rest'] as const;
const typedSchema = z.record(z.string(), z.string());

/**
 * Keeps what a visitor without JavaScript typed into the form at `path` in their own browser, for 24 hours (RULINGS 30). It is sent
 * back with requests for that path only. Any form within its limits fits; of one that does not, nothing is kept, nor of the one before.
 */
export function keepDraft(request: FastifyRequest, reply: FastifyReply, path: string, typed: Typed): void {
  const packed = brotliCompressSync(JSON.stringify(typed)).toString('base64url');
  const value = packed.length <= mostCharacters * names.length ? packed : '';
  for (const [place, name] of names.entries()) {
    const part = value.slice(place * mostCharacters, (place + 1) * mostCharacters);
    // Not HttpOnly: the page's script, which keeps drafts its own way, takes this one over.
    reply.setCookie(name, part, { path, maxAge: part ? draftLife / 1000 : 0, sameSite: 'lax', secure: request.protocol === 'https' });
  }
}

/** The draft kept in this browser for the path asked for; nothing when there is none, or something unreadable. */
export function readDraft({ cookies }: FastifyRequest): Typed {
  try {
    const value = names.map((name) => cookies[name] ?? '').join('');
    const json = brotliDecompressSync(Buffer.from(value, 'base64url'), { maxOutputLength: 20_000 }).toString();
    return typedSchema.parse(JSON.parse(json));
  } catch {
    // No cookie at all ends here too; a broken one is a browser's business and no fault of ours.
    return {};
  }
}

/** Ends the draft of the form at `path`: it was sent, or its owner signs out of a phone that others share. */
export function dropDraft(reply: FastifyReply, path: string): void {
  for (const name of names) reply.clearCookie(name, { path });
}
