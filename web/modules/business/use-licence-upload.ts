import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { licencePhotoWords } from '../../../words/business/licence-photo.ts';
import { toast } from '../../ui/toast.ts';
import { chosenPhoto, failureOf, type PhotoUpload, takeStep } from '../photos/uploads.ts';

/**
 * The upload of one photo, then `attach` with its id. A retry uses the same id, so nothing is stored twice. An upload in progress is aborted when the
 * page is left.
 */
export function useLicenceUpload(attach: (id: string) => Promise<unknown>) {
  const [upload, setUpload] = useState<PhotoUpload | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(from: PhotoUpload): Promise<void> {
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    let now = from;
    const update = (change: Partial<PhotoUpload>) => {
      if (signal.aborted) return;
      now = { ...now, ...change };
      setUpload(now);
    };
    update({});
    while (!signal.aborted && (now.state === 'chosen' || now.state === 'ready')) update(await takeStep(now, update, signal, 'licence'));
    if (signal.aborted || now.state !== 'done') return;
    try {
      await attach(now.id);
      toast.success(licencePhotoWords.uploaded);
    } catch (error) {
      update(failureOf(error));
    }
  }

  return {
    upload,
    isUploading: upload !== null && upload.state !== 'done' && upload.state !== 'failed',
    add: (file: File) => void run(chosenPhoto(uuidv7(), file)),
    /** Goes on where it failed: what was uploaded is attached only. */
    retry(): void {
      if (!upload) return;
      const state = upload.url ? 'done' : upload.body ? 'ready' : 'chosen';
      void run({ ...upload, state, reason: null, canRetry: false });
    },
  };
}
