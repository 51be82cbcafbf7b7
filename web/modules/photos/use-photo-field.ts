import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { photoUploadWords } from '../../../words/photos/photo-upload.ts';
import type { PhotosFor } from './send.ts';
import type { PhotoUpload } from './uploads.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

/** The photos of a form: URLs of the uploaded ones, how many are still uploading, and how many failed. */
export interface PhotoFieldValue {
  urls: string[];
  pending: number;
  failed: number;
}

export interface PhotoFieldProps {
  /** The field's name in the form; a hidden input of this name holds each address. */
  name: string;
  /** Read when the field appears: the photos uploaded before. From then on `onChange` reports changes. */
  value: PhotoFieldValue;
  onChange: (value: PhotoFieldValue) => void;
  /** How many there can be. */
  max: number;
}

/** What a field of photos does, however it looks. What was lost with the connection is sent again as soon as there is one. */
export function usePhotoField({ value, onChange, max }: Omit<PhotoFieldProps, 'name'>, owner: PhotosFor) {
  const { uploads, add, retry, move, remove } = usePhotoUploads(value.urls, owner);
  const [tooMany, setTooMany] = useState(false);

  const urls = uploads.flatMap(({ url }) => url ?? []);
  const pending = uploads.filter(({ state }) => state !== 'done' && state !== 'failed').length;
  const failed = uploads.length - urls.length - pending;
  const lost = uploads.filter(({ state, canRetry }) => state === 'failed' && canRetry);
  const reportChange = useEffectEvent(onChange);
  const list = urls.join(' ');
  // Only when these change, not on every step of progress: each call renders the whole form again.
  useEffect(() => reportChange({ urls: list ? list.split(' ') : [], pending, failed }), [list, pending, failed]);

  const retryLost = useEffectEvent(() => lost.forEach(retry));
  useEffect(() => {
    const again = () => retryLost();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return {
    uploads,
    urls,
    pending,
    failed,
    /** How far they are, in words. */
    summary: summaryOf(urls.length, pending, failed),
    lost,
    retry,
    move,
    isFull: uploads.length >= max,
    /** Photos were chosen beyond `max`, and left out. */
    tooMany,

    choose(event: ChangeEvent<HTMLInputElement>): void {
      const files = [...(event.target.files ?? [])];
      event.target.value = ''; // Otherwise a removed file could not be chosen again.
      const room = Math.max(0, max - uploads.length);
      setTooMany(files.length > room);
      add(files.slice(0, room));
    },

    drop(upload: PhotoUpload): void {
      setTooMany(false);
      remove(upload);
    },
  };
}

function summaryOf(done: number, pending: number, failed: number): string {
  if (pending > 0) return photoUploadWords.progress(done, done + pending + failed);
  if (failed > 0) return photoUploadWords.failed(failed);
  return done > 0 ? photoUploadWords.done(done) : '';
}
