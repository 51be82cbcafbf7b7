import { type ChangeEvent, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Profile } from '../../../shared/accounts/api.ts';
import { photoTypes } from '../../../shared/photos/schema.ts';
import { sentenceOf } from '../../client/call.ts';
import { toast } from '../../ui/toast.ts';
import { preparePhoto } from '../photos/prepare.ts';
import { sendPhoto } from '../photos/send.ts';
import { LicencePicture } from './licence-picture.tsx';
import { useSetLicencePhoto } from './queries.ts';

/** Adds, replaces and removes the photo of a dealer's licence, before the business is verified (docs/domain/permissions.md, "Photos"). */
export function LicencePhotoField({ profile: { licence_photo } }: { profile: Profile }) {
  const setPhoto = useSetLicencePhoto();
  const { progress, problem, canRetry, upload, retry } = useLicenceUpload((id) => setPhoto.mutateAsync(id));
  const isBusy = progress !== null || setPhoto.isPending;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // Otherwise the same file could not be chosen again.
    if (file) void upload(file);
  };
  const remove = () =>
    setPhoto.mutateAsync(null).catch((error) => toast.error('The photo was not removed', { description: sentenceOf(error) }));
  return (
    <fieldset className="field min-w-0">
      <legend className="mb-1">Photo of the licence (optional)</legend>
      {licence_photo && <LicencePicture photo={licence_photo} />}
      <div className="flex flex-wrap gap-2">
        <label className="btn btn-outline cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-clay has-focus-visible:outline-offset-2 has-disabled:opacity-50">
          <input
            type="file"
            className="sr-only"
            accept={photoTypes.join()}
            disabled={isBusy}
            aria-describedby="licence-photo-hint"
            onChange={choose}
          />
          {licence_photo ? 'Replace the photo' : 'Add a photo'}
        </label>
        {licence_photo && (
          <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={remove}>
            Remove the photo
          </button>
        )}
      </div>
      <p id="licence-photo-hint" className="hint">
        Only you and our team see it. JPEG, PNG or WebP; a large photo is made smaller first, to save your data.
      </p>
      {progress !== null && <progress className="w-full" max={1} value={progress} aria-label="Uploading the photo of the licence" />}
      <p className="error" role="alert">
        {problem}
      </p>
      {canRetry && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={retry}>
          Try again
        </button>
      )}
    </fieldset>
  );
}

/** The upload of one photo, then `attach` with its id. A retry uses the same id, so nothing is stored twice. */
function useLicenceUpload(attach: (id: string) => Promise<unknown>) {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const last = useRef<{ id: string; file: File }>(null);

  async function send(id: string, file: File): Promise<void> {
    last.current = { id, file };
    setProblem(undefined);
    setProgress(0);
    try {
      const { body } = await preparePhoto(file);
      await sendPhoto(id, body, { kind: 'licence', onProgress: setProgress, signal: new AbortController().signal });
      await attach(id);
      toast.success('Images uploaded');
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setProgress(null);
    }
  }

  return {
    progress,
    problem,
    canRetry: problem !== undefined,
    upload: (file: File) => send(uuidv7(), file),
    retry: () => void (last.current && send(last.current.id, last.current.file)),
  };
}
