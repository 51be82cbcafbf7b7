import { type Photo, photosApi } from '../../../shared/photos/api.ts';
import { ApiError, ConnectionLost } from '../../client/call.ts';
import { problemOf } from '../../client/http.ts';
import { signInAgain } from '../../client/sign-in-again.ts';

/** No byte moved for this long: the line is dead, whatever the phone still believes. */
const silence = 45_000;

interface Sending {
  /** Called with the sent part, 0 to 1. */
  onProgress: (part: number) => void;
  /** Stops the sending; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/**
 * Uploads a photo under an id that stays the same when it is tried again, and returns the server's answer.
 *
 * A 401 opens sign-in over the page and goes on afterwards. Throws ApiError for a refusal and ConnectionLost when no answer came.
 */
export async function sendPhoto(id: string, body: Blob, sending: Sending): Promise<Photo> {
  const address = `${photosApi.upload.path}?id=${id}`;
  let request = await post(address, body, sending);
  if (request.status === 401) {
    await signInAgain();
    sending.signal.throwIfAborted(); // Removed while it waited.
    request = await post(address, body, sending);
  }
  if (request.status !== 200)
    throw new ApiError(problemOf(request.status, request.getResponseHeader('content-type'), request.responseText));
  return JSON.parse(request.responseText) as Photo;
}

// fetch can't tell how much of a body it has sent; XMLHttpRequest can.
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
    request.send(form);
  });
}
