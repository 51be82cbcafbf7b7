import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { PhotosFor } from './send.ts';
import { chosenPhoto, keptPhoto, type PhotoUpload, removeSent, startable, takeStep } from './uploads.ts';

/** The photo uploads of one form, for what it had when it appeared. `urls` are those uploaded before. Uploads in progress are aborted when the form is unmounted. */
export function usePhotoUploads(urls: string[], photosFor: PhotosFor) {
  const [owner] = useState(photosFor);
  const [uploads, setUploads] = useState<PhotoUpload[]>(() => urls.map(keptPhoto));
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const change = (id: string, changed: Partial<PhotoUpload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));

    async function run(upload: PhotoUpload): Promise<void> {
      const stop = new AbortController();
      running.current.set(upload.id, stop);
      const changed = await takeStep(upload, (part) => change(upload.id, part), stop.signal, owner);
      if (stop.signal.aborted) return;
      running.current.delete(upload.id);
      change(upload.id, changed);
    }

    // React may run an effect twice on the same state; a step that is already running must not start again.
    for (const upload of startable(uploads)) if (!running.current.has(upload.id)) void run(upload);
  }, [uploads, owner]);

  useEffect(() => {
    const tasks = running.current;
    return () => {
      for (const stop of tasks.values()) stop.abort();
      tasks.clear();
    };
  }, []);

  return {
    uploads,

    add(files: File[]): void {
      setUploads((all) => [...all, ...files.map((file) => chosenPhoto(uuidv7(), file))]);
    },

    retry({ id, body }: PhotoUpload): void {
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state: body ? 'ready' : 'chosen', reason: null } : upload)));
    },

    /** Puts a photo at this place among the others. */
    move({ id }: PhotoUpload, place: number): void {
      setUploads((all) => {
        const others = all.filter((upload) => upload.id !== id);
        const moved = all.filter((upload) => upload.id === id);
        return [...others.slice(0, place), ...moved, ...others.slice(place)];
      });
    },

    remove({ id, url, state }: PhotoUpload): void {
      running.current.get(id)?.abort();
      running.current.delete(id);
      setUploads((all) => all.filter((upload) => upload.id !== id));
      const isKnown = (state === 'sending' || state === 'done') && id !== url;
      if (isKnown) removeSent(id);
    },
  };
}
