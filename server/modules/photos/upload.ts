import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { maxPhotoBytes, photoMissing, photoTooLarge } from '../../../shared/photos/limits.ts';
import { photoRulesWords } from '../../../words/photos/photo-rules.ts';
import { HttpProblem, refuse } from '../../platform/http/errors.ts';

/**
 * Hands the file of a multipart request to `use`, open no longer than the call. On disk, not in memory: slow phones on slow lines would hold
 * megabytes each for minutes. Throws 422 without a file named `photo`, or with one over 12 MB.
 */
export async function withUpload(request: FastifyRequest, use: (file: FileHandle) => Promise<void>): Promise<void> {
  // The parser only hears of a line that breaks from now on: it would wait for this one for ever.
  if (request.raw.destroyed) throw cutOff();
  refuse(request.isMultipart() ? null : photoMissing);
  const part = await request
    .file({ throwFileSizeLimit: false, limits: { files: 1, fields: 0, fileSize: maxPhotoBytes } })
    .catch(whenUnreadable);
  const file = await openNameless();
  try {
    // Even a wrong field is read to its end, or the connection would be stuck behind it.
    if (part) await file.writeFile(part.file).catch(whenUnreadable);
    refuse(part?.fieldname === 'photo' ? null : photoMissing);
    refuse(part?.file.truncated ? photoTooLarge : null);
    await use(file);
  } catch (error) {
    // A line that broke half-way is nothing of ours to worry about, and nobody is left to read this answer.
    throw request.raw.readableAborted ? cutOff() : error;
  } finally {
    await file.close();
  }
}

/** A new file without a name: it is gone once it is closed, however this process ends. */
async function openNameless(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `photo-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await rm(name);
  return file;
}

const cutOff = () => new HttpProblem(400, 'unreadable', photoRulesWords.cutOff);

// The parser's own errors carry nothing but a text; those of the disk name the call that failed.
function whenUnreadable(error: { code?: string; statusCode?: number; syscall?: string }): never {
  // A text field, of which there may be none.
  if (error.code === 'FST_FIELDS_LIMIT') refuse(photoMissing);
  if (error.statusCode || error.syscall) throw error;
  throw new HttpProblem(400, 'unreadable', photoRulesWords.requestUnreadable);
}
