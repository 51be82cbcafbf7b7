import { maxPhotoBytes, photoKindUnknown, photoTooLarge, photoTypes } from '../../../shared/photos/limits.ts';
import { photoAt } from '../../../shared/photos/photo.ts';
import { photoUploadWords } from '../../../words/photos/photo-upload.ts';
import { ApiError, ConnectionLost, sentenceOf } from '../../client/call.ts';
import { preparePhoto } from './prepare.ts';
import type { PhotosFor } from './send.ts';

/** The upload of one photo: chosen → preparing → ready → sending → done, or failed at any step. */
export interface PhotoUpload {
  /** Made in the browser; every retry uses the same one. */
  id: string;
  name: string;
  file: File | null;
  body: Blob | null;
  preview: string | null;
  state: 'chosen' | 'preparing' | 'ready' | 'sending' | 'done' | 'failed';
  /** The fraction sent, 0 to 1. */
  progress: number;
  /** Its URL once it is done. */
  url: string | null;
  /** Why it failed, as a sentence, and whether a retry can help. */
  reason: string | null;
  canRetry: boolean;
}

type Change = Partial<PhotoUpload>;

const fresh = { file: null, body: null, preview: null, progress: 0, url: null, reason: null, canRetry: false };

/** A chosen file. A file type that we don't accept fails here, before any data is sent. */
export function chosenPhoto(id: string, file: File): PhotoUpload {
  const isKnown = file.type === '' || photoTypes.some((type) => type === file.type);
  const upload: PhotoUpload = { ...fresh, id, name: file.name, file, state: 'chosen' };
  return isKnown ? upload : { ...upload, state: 'failed', reason: photoKindUnknown.message() };
}

/** A photo that was uploaded before; only its URL is known. */
export function keptPhoto(url: string, index: number): PhotoUpload {
  return { ...fresh, id: url, name: photoUploadWords.name(index + 1), preview: photoAt(url, 320), state: 'done', url };
}

/** The photos whose next step can start now: one preparation at a time (each decodes a whole photo into memory), and two uploads. */
export function startable(uploads: PhotoUpload[]): PhotoUpload[] {
  const inState = (state: PhotoUpload['state']) => uploads.filter((upload) => upload.state === state);
  return [
    ...inState('chosen').slice(0, Math.max(0, 1 - inState('preparing').length)),
    ...inState('ready').slice(0, Math.max(0, 2 - inState('sending').length)),
  ];
}

/** Runs a photo's next step and returns the changed fields; a bid's photo, when no owner is given. Never rejects: a failure is returned as a change. */
export async function takeStep(
  upload: PhotoUpload,
  update: (change: Change) => void,
  signal: AbortSignal,
  owner?: PhotosFor,
): Promise<Change> {
  try {
    return upload.body ? await send(upload, upload.body, update, { signal, owner }) : await prepare(upload, update);
  } catch (error) {
    return { state: 'failed', ...failureOf(error) };
  }
}

async function prepare({ file }: PhotoUpload, update: (change: Change) => void): Promise<Change> {
  if (!file) throw new Error('a photo without a file has nothing to prepare');
  update({ state: 'preparing' });
  const { body, preview } = await preparePhoto(file);
  if (body.size > maxPhotoBytes) return { state: 'failed', preview, reason: photoTooLarge.message() };
  return { state: 'ready', body, preview };
}

type Way = { signal: AbortSignal; owner: PhotosFor | undefined };

async function send({ id }: PhotoUpload, body: Blob, update: (change: Change) => void, way: Way): Promise<Change> {
  update({ state: 'sending', progress: 0, reason: null });
  const { sendPhoto } = await import('./send.ts').catch(() => Promise.reject(new ConnectionLost()));
  const { url } = await sendPhoto(id, body, { ...way, onProgress: (progress) => update({ progress }) });
  return { state: 'done', progress: 1, url, body: null, file: null };
}

/** Removes an upload from the server, at best: photos that belong to nothing are deleted there anyway, so a failure is not shown. */
export function removeSent(id: string): void {
  void import('./send.ts').then(({ removePhoto }) => removePhoto(id)).catch(() => undefined);
}

/** What a failure changes: the sentence, and whether a retry can help. */
export function failureOf(error: unknown): Change {
  if (error instanceof ConnectionLost) return { reason: photoUploadWords.noConnection, canRetry: true };
  return { reason: sentenceOf(error), canRetry: !(error instanceof ApiError && error.problem.status === 422) };
}
