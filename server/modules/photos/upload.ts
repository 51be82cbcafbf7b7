import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { maxPhotoBytes, photoMissing, photoTooLarge } from '../../../shared/photos/schema.ts';
import { HttpProblem, refuse } from '../../platform/http/errors.ts';

/**
 * Hands the file of a multipart request to `use` as a path that lives no longer than the call. On disk, not in memory: slow phones on
 * slow lines would hold megabytes each for minutes. Throws 422 without a file named `photo`, or with one over 12 MB.
 */
export async function withUpload(request: FastifyRequest, use: (file: string) => Promise<void>): Promise<void> {
  const part = await request
    .file({ throwFileSizeLimit: false, limits: { files: 1, fields: 0, fileSize: maxPhotoBytes } })
    .catch(whenUnreadable);
  const file = path.join(tmpdir(), `photo-${randomUUID()}`);
  try {
    // Even a wrong field is read to its end, or the connection would be stuck behind it.
    if (part) await pipeline(part.file, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch(whenUnreadable);
    refuse(part?.fieldname === 'photo' ? null : photoMissing);
    refuse(part?.file.truncated ? photoTooLarge : null);
    await use(file);
  } catch (error) {
    // A line that broke half-way is nothing of ours to worry about, and nobody is left to read this answer.
    throw request.raw.readableAborted ? new HttpProblem(400, 'unreadable', 'The upload was cut off.') : error;
  } finally {
    await rm(file, { force: true });
  }
}

// The parser's own errors carry nothing but a text; those of the disk name the call that failed.
function whenUnreadable(error: { statusCode?: number; syscall?: string }): never {
  if (error.statusCode || error.syscall) throw error;
  throw new HttpProblem(400, 'unreadable', 'That request could not be read.');
}
