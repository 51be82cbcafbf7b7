import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answersWords } from '../../../words/http/answers.ts';
import type { Storage, StoredFile } from '../files/storage.ts';
import { found, HttpProblem } from './errors.ts';

/** From which byte to which, with both. */
interface Part {
  from: number;
  to: number;
}

/** A stored file with what of it is asked for: all of it, a part, or one that it doesn't have. */
export interface Download extends StoredFile {
  asked: 'all' | 'none' | Part;
}

/**
 * Opens a stored file as it is asked for: all of it, or the part from which a download goes on that was cut off (RFC 9110, "Range" and "If-Range"). What is
 * no single range, or was begun of another file, is passed over, and all of it comes. Throws 404 when there is none. The caller sends it.
 */
export async function openDownload({ method, headers }: FastifyRequest, storage: Storage, key: string): Promise<Download> {
  let asked: Download['asked'] = 'all';
  const file = await storage.read(key, ({ size, tag }) => {
    const isOfThis = headers['if-range'] === undefined || headers['if-range'] === tagOf(tag);
    if (method === 'GET' && isOfThis) asked = partIn(headers.range, size);
    return typeof asked === 'string' ? undefined : asked;
  });
  return { ...found(file), asked };
}

/** Whether any bytes are asked for: HEAD asks for none. */
export const isSent = ({ asked }: Download, { method }: FastifyRequest) => method !== 'HEAD' && asked !== 'none';

/** Sends it to whoever asked, for nobody else to keep. Throws 416 for a part that it doesn't have. */
export function sendDownload(reply: FastifyReply, download: Download, { type, name }: { type: string; name: string }): Readable {
  const { size, tag, stream, asked } = download;
  reply.headers({ 'cache-control': 'private, no-store', 'accept-ranges': 'bytes' });
  if (!isSent(download, reply.request)) stream.destroy();
  if (asked === 'none') {
    reply.header('content-range', `bytes */${size}`);
    throw new HttpProblem(416, 'no_such_part', answersWords.fileIsShorter);
  }
  const { from, to } = asked === 'all' ? { from: 0, to: size - 1 } : asked;
  if (asked !== 'all') reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  reply.headers({
    etag: tagOf(tag),
    'content-type': type,
    'content-length': to - from + 1,
    'content-disposition': `attachment; filename="${name}"`,
  });
  return stream.destroyed ? Readable.from([]) : stream;
}

const tagOf = (tag: string) => `"${tag}"`;

function partIn(range = '', size: number): Download['asked'] {
  const [, first, last, fromEnd] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(range) ?? [];
  if (fromEnd !== undefined) return within(Math.max(0, size - Number(fromEnd)), size - 1, size);
  if (first === undefined) return 'all';
  const to = last ? Number(last) : size - 1;
  return last && to < Number(first) ? 'all' : within(Number(first), Math.min(to, size - 1), size);
}

const within = (from: number, to: number, size: number): Download['asked'] => (from < size ? { from, to } : 'none');
