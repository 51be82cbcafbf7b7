import { photoAt } from '../../../shared/photos/photo.ts';
import { maxPhotoBytes, photoKindUnknown, photoTooLarge, photoTypes } from '../../../shared/photos/schema.ts';
import { ApiError, ConnectionLost, sentenceOf } from '../../client/call.ts';
import { preparePhoto } from './prepare.ts';
import { sendPhoto } from './send.ts';

/** One photo on its way: chosen → preparing → ready → sending → done, or failed at any step. */
export interface PhotoUpload {
  /** Made here, and the same each time it is tried again. */
  id: string;
  name: string;
  file: File | null;
  body: Blob | null;
  preview: string | null;
  state: 'chosen' | 'preparing' | 'ready' | 'sending' | 'done' | 'failed';
  /** The sent part, 0 to 1. */
  progress: number;
  /** Its address once it is done. */
  url: string | null;
  /** Why it failed, in a sentence, and whether trying again can help. */
  reason: string | null;
  canRetry: boolean;
}

type Change = Partial<PhotoUpload>;

const fresh = { file: null, body: null, preview: null, progress: 0, url: null, reason: null, canRetry: false };

/** A file someone chose; one of a kind we don't take fails here, before it costs any data. */
export function chosenPhoto(id: string, file: File): PhotoUpload {
  const isKnown = file.type === '' || photoTypes.some((type) => type === file.type);
  const upload: PhotoUpload = { ...fresh, id, name: file.name, file, state: 'chosen' };
  return isKnown ? upload : { ...upload, state: 'failed', reason: photoKindUnknown.message };
}

/** A photo that was uploaded before, of which only the address is known. */
export function keptPhoto(url: string, index: number): PhotoUpload {
  return { ...fresh, id: url, name: `Photo ${index + 1}`, preview: photoAt(url, 320), state: 'done', url };
}

/** What can start now: one preparation at a time (each needs the memory of a whole photo), and two uploads. */
export function startable(uploads: PhotoUpload[]): PhotoUpload[] {
  const inState = (state: PhotoUpload['state']) => uploads.filter((upload) => upload.state === state);
  return [
    ...inState('chosen').slice(0, Math.max(0, 1 - inState('preparing').length)),
    ...inState('ready').slice(0, Math.max(0, 2 - inState('sending').length)),
  ];
}

/** Takes a photo one step further; returns what changed. Never rejects: a failure is a change too. */
export async function takeStep(upload: PhotoUpload, tell: (change: Change) => void, signal: AbortSignal): Promise<Change> {
  try {
    return upload.body ? await send(upload, upload.body, tell, signal) : await prepare(upload, tell);
  } catch (error) {
    return { state: 'failed', ...failureOf(error) };
  }
}

async function prepare({ file }: PhotoUpload, tell: (change: Change) => void): Promise<Change> {
  if (!file) throw new Error('a photo without a file has nothing to prepare');
  tell({ state: 'preparing' });
  const { body, preview } = await preparePhoto(file);
  if (body.size > maxPhotoBytes) return { state: 'failed', preview, reason: photoTooLarge.message };
  return { state: 'ready', body, preview };
}

async function send({ id }: PhotoUpload, body: Blob, tell: (change: Change) => void, signal: AbortSignal): Promise<Change> {
  tell({ state: 'sending', progress: 0, reason: null });
  const { url } = await sendPhoto(id, body, { onProgress: (progress) => tell({ progress }), signal });
  return { state: 'done', progress: 1, url, body: null, file: null };
}

function failureOf(error: unknown): Change {
  if (error instanceof ConnectionLost) return { reason: 'No connection. The photo is kept here.', canRetry: true };
  return { reason: sentenceOf(error), canRetry: !(error instanceof ApiError && error.problem.status === 422) };
}
