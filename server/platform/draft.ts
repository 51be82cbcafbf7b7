import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { draftLife } from '../../shared/site/storage.ts';
import type { Typed } from './form-page.ts';

// What browsers take for one cookie. The longest description fits, unless it is a thousand different rare characters: then it is left out.
const mostCharacters = 3900;
const name = 'draft';
const typedSchema = z.record(z.string(), z.string());

/**
 * Keeps what a visitor without JavaScript typed into the form at `path` in their own browser, for 24 hours (RULINGS 30). It is sent
 * back with requests for that path only.
 */
export function keepDraft(request: FastifyRequest, reply: FastifyReply, path: string, typed: Typed): void {
  const value = brotliCompressSync(JSON.stringify(typed)).toString('base64url');
  if (value.length > mostCharacters) return;
  // Not HttpOnly: the page's script, which keeps drafts its own way, takes this one over.
  reply.setCookie(name, value, { path, maxAge: draftLife / 1000, sameSite: 'lax', secure: request.protocol === 'https' });
}

/** The draft kept in this browser for the path asked for; nothing when there is none, or something unreadable. */
export function readDraft(request: FastifyRequest): Typed {
  try {
    const json = brotliDecompressSync(Buffer.from(request.cookies[name] ?? '', 'base64url'), { maxOutputLength: 20_000 }).toString();
    return typedSchema.parse(JSON.parse(json));
  } catch {
    // No cookie at all ends here too; a broken one is a browser's business and no fault of ours.
    return {};
  }
}

/** Ends the draft of the form at `path`: it was sent, or its owner signs out of a phone that others share. */
export function dropDraft(reply: FastifyReply, path: string): void {
  reply.clearCookie(name, { path });
}
