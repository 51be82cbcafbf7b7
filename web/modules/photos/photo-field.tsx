import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { plural } from '../../../shared/words.ts';
import { Chooser } from './chooser.tsx';
import { PhotoRow } from './photo-row.tsx';
import type { PhotoUpload } from './uploads.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

/** The photos of a form: URLs of the uploaded ones, how many are still uploading, and how many failed. */
export interface PhotoFieldValue {
  urls: string[];
  pending: number;
  failed: number;
}

interface PhotoFieldProps {
  /** The field's name in the form; a hidden input of this name holds each address. */
  name: string;
  /** Read when the field appears: the photos uploaded before. From then on `onChange` reports changes. */
  value: PhotoFieldValue;
  onChange: (value: PhotoFieldValue) => void;
  max: number;
  disabled?: boolean;
}

/** Several photos, uploaded while the user fills in the form. Each shows its progress, can be removed at any time, and retried after a failure. */
export function PhotoField({ name, value, onChange, max, disabled = false }: PhotoFieldProps) {
  const { uploads, add, retry, remove } = usePhotoUploads(value.urls);
  const [tooMany, setTooMany] = useState(false);
  const hint = useId();

  const urls = uploads.flatMap(({ url }) => url ?? []);
  const pending = uploads.filter(({ state }) => state !== 'done' && state !== 'failed').length;
  const failed = uploads.length - urls.length - pending;
  const lost = uploads.filter(({ state, canRetry }) => state === 'failed' && canRetry);
  const tell = useEffectEvent(onChange);
  const list = urls.join(' ');
  // Only when these change, not on every step of progress: each call renders the whole form again.
  useEffect(() => tell({ urls: list ? list.split(' ') : [], pending, failed }), [list, pending, failed]);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = ''; // Otherwise a removed file could not be chosen again.
    setTooMany(files.length > max - uploads.length);
    add(files.slice(0, max - uploads.length));
  };

  const drop = (upload: PhotoUpload) => {
    setTooMany(false);
    remove(upload);
  };

  const input = { onChange: choose, disabled: disabled || uploads.length >= max, 'aria-describedby': hint };
  return (
    <fieldset className="field min-w-0">
      <legend className="mb-1">Photos (optional)</legend>
      <div className="flex flex-wrap gap-2">
        <Chooser label="Add photos" {...input} multiple />
        <div className="hidden pointer-coarse:block">
          <Chooser label="Take a photo" {...input} capture="environment" />
        </div>
      </div>
      <p id={hint} className="hint">
        Up to {max}, as JPEG, PNG or WebP. Large photos are made smaller first, to save your data.
      </p>
      {tooMany && (
        <p className="error" role="alert">
          At most {max} photos. The others were not added.
        </p>
      )}
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {uploads.map((upload) => (
          <PhotoRow key={upload.id} upload={upload} disabled={disabled} onRetry={() => retry(upload)} onRemove={() => drop(upload)} />
        ))}
      </ul>
      <p className="text-sm text-muted" role="status">
        {summary(urls.length, pending, failed)}
      </p>
      {lost.length > 1 && (
        <button type="button" className="btn btn-outline justify-self-start" disabled={disabled} onClick={() => lost.forEach(retry)}>
          Try all again
        </button>
      )}
      {urls.map((url) => (
        <input key={url} type="hidden" name={name} value={url} />
      ))}
    </fieldset>
  );
}

function summary(done: number, pending: number, failed: number): string {
  const photos = (count: number) => plural(count, { one: '1 photo', other: '# photos' });
  if (pending > 0) return `Uploading: ${done} of ${photos(done + pending + failed)} done`;
  if (failed > 0) return `Error uploading images: ${photos(failed)} failed`;
  return done > 0 ? `Images uploaded: ${photos(done)}` : '';
}
