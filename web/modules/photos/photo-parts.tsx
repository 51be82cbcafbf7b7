import { useId } from 'react';
import { photoFieldWords } from '../../../words/photos/photo-field.ts';
import { Chooser } from './chooser.tsx';
import type { usePhotoField } from './use-photo-field.ts';

type Photos = ReturnType<typeof usePhotoField>;

interface PhotoChoosersProps {
  photos: Pick<Photos, 'choose' | 'isFull' | 'tooMany'>;
  label: string;
  hint: string;
  max: number;
}

/** Chooses photos, or takes one where a finger points; says what was left out. */
export function PhotoChoosers({ photos, label, hint, max }: PhotoChoosersProps) {
  const id = useId();
  const input = { onChange: photos.choose, disabled: photos.isFull, 'aria-describedby': id };
  return (
    <>
      <div className="flex flex-wrap gap-2 *:grow *:basis-36">
        <Chooser label={label} {...input} multiple />
        <div className="hidden pointer-coarse:grid">
          <Chooser label={photoFieldWords.take} {...input} capture="environment" />
        </div>
      </div>
      <p id={id} className="hint">
        {hint}
      </p>
      {photos.tooMany && (
        <p className="error" role="alert">
          {photoFieldWords.tooMany(max)}
        </p>
      )}
    </>
  );
}

interface PhotoAddressesProps {
  photos: Pick<Photos, 'urls' | 'lost' | 'retry'>;
  name: string;
}

/** The addresses of the photos, for the form; those that were lost are sent again at a tap. */
export function PhotoAddresses({ photos: { urls, lost, retry }, name }: PhotoAddressesProps) {
  return (
    <>
      {lost.length > 1 && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={() => lost.forEach(retry)}>
          {photoFieldWords.tryAll}
        </button>
      )}
      {urls.map((url) => (
        <input key={url} type="hidden" name={name} value={url} />
      ))}
    </>
  );
}
