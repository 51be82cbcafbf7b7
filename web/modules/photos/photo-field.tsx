import { photoFieldWords } from '../../../words/photos/photo-field.ts';
import { Optional } from '../../ui/field-frame.tsx';
import { PhotoAddresses, PhotoChoosers } from './photo-parts.tsx';
import { PhotoRow } from './photo-row.tsx';
import { type PhotoFieldProps, usePhotoField } from './use-photo-field.ts';

/** Several photos, uploaded while the user fills in the form. Each shows its progress, can be removed at any time, and retried after a failure. */
export function PhotoField(props: PhotoFieldProps) {
  const photos = usePhotoField(props, 'bid');
  const { uploads, summary, retry, drop } = photos;
  return (
    <fieldset className="field min-w-0">
      <legend className="mb-1">
        {photoFieldWords.photos}
        <Optional />
      </legend>
      <PhotoChoosers photos={photos} max={props.max} label={photoFieldWords.add} hint={photoFieldWords.upTo(props.max)} />
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {uploads.map((upload) => (
          <PhotoRow key={upload.id} upload={upload} onRetry={() => retry(upload)} onRemove={() => drop(upload)} />
        ))}
      </ul>
      <p className="text-sm text-muted" role="status">
        {summary}
      </p>
      <PhotoAddresses photos={photos} name={props.name} />
    </fieldset>
  );
}
