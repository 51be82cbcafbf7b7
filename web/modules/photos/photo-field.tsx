import { useId } from 'react';
import { Chooser } from './chooser.tsx';
import { PhotoRow } from './photo-row.tsx';
import { type PhotoFieldProps, usePhotoField } from './use-photo-field.ts';

/** Several photos, uploaded while the user fills in the form. Each shows its progress, can be removed at any time, and retried after a failure. */
export function PhotoField(props: PhotoFieldProps) {
  const { uploads, urls, summary, lost, isFull, tooMany, choose, retry, drop } = usePhotoField(props, 'bid');
  const hint = useId();
  const input = { onChange: choose, disabled: isFull, 'aria-describedby': hint };
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
        Up to {props.max}, as JPEG, PNG or WebP. Large photos are made smaller first, to save your data.
      </p>
      {tooMany && (
        <p className="error" role="alert">
          At most {props.max} photos. The others were not added.
        </p>
      )}
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {uploads.map((upload) => (
          <PhotoRow key={upload.id} upload={upload} onRetry={() => retry(upload)} onRemove={() => drop(upload)} />
        ))}
      </ul>
      <p className="text-sm text-muted" role="status">
        {summary}
      </p>
      {lost.length > 1 && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={() => lost.forEach(retry)}>
          Try all again
        </button>
      )}
      {urls.map((url) => (
        <input key={url} type="hidden" name={props.name} value={url} />
      ))}
    </fieldset>
  );
}
