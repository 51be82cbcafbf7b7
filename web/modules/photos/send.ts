import { accountHeader } from '../../../shared/account-header.ts';
import { addressOf } from '../../../shared/contract.ts';
import { type Photo, photosApi } from '../../../shared/photos/api.ts';
import type { DealerPhotoKind } from '../../../shared/photos/photo.ts';
import { ApiError, ConnectionLost, call } from '../../client/call.ts';
import { problemOf } from '../../client/http.ts';
import { pageLanguage } from '../../client/language.ts';
import { pageAccount } from '../../client/page-account.ts';
import { signInAgain } from '../../client/sign-in-again.ts';

/** Milliseconds without progress after which the connection counts as lost, even if the browser reports no error. */
const silence = 45_000;

/** What photos will belong to: something of a dealer's, or a message of this appointment. */
export type PhotosFor = DealerPhotoKind | { appointment_id: string };

interface Sending {
  /** What the photo will belong to; a bid when left out. */
  owner?: PhotosFor | undefined;
  /** Called with the fraction sent, 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts the upload; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/**
 * Uploads a photo and returns the server's answer. A retry uses the same id, so the photo is stored once.
 *
 * A 401 opens the sign-in dialog, then the upload continues. Throws ApiError for a refusal and ConnectionLost when no answer came.
 */
export async function sendPhoto(id: string, body: Blob, sending: Sending): Promise<Photo> {
  const address = uploadAddress(id, sending.owner);
  let request = await post(address, body, sending);
  if (request.status === 401) {
    await signInAgain.wait();
    sending.signal.throwIfAborted(); // The photo was removed while it waited.
    request = await post(address, body, sending);
  }
  if (request.status !== 200)
    throw new ApiError(problemOf(request.status, request.getResponseHeader('content-type'), request.responseText));
  return JSON.parse(request.responseText) as Photo;
}

function uploadAddress(id: string, owner: PhotosFor | undefined): string {
  if (typeof owner === 'object') return addressOf(photosApi.uploadForMessage.path, { params: { id: owner.appointment_id }, query: { id } });
  return addressOf(photosApi.upload.path, { query: { id, for: owner } });
}

/** Removes an uploaded photo that belongs to nothing yet. Throws as `call` does. */
export async function removePhoto(id: string): Promise<void> {
  await call(photosApi.remove, { params: { id } });
}

// XMLHttpRequest reports upload progress; fetch does not.
function post(address: string, body: Blob, { onProgress, signal }: Sending): Promise<XMLHttpRequest> {
  const form = new FormData();
  form.append('photo', body, 'photo');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let silent = setTimeout(stop, silence);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silent);
      silent = setTimeout(stop, silence);
      onProgress(loaded / total);
    };
    request.onload = () => resolve(request);
    request.onerror = () => reject(new ConnectionLost());
    request.onabort = () => reject(signal.aborted ? signal.reason : new ConnectionLost());
    request.onloadend = () => {
      clearTimeout(silent);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    request.open('POST', address);
    request.setRequestHeader('accept-language', pageLanguage());
    const account = pageAccount();
    if (account) request.setRequestHeader(accountHeader, account);
    request.send(form);
  });
}
