import { useState } from 'react';
import { photoFieldWords } from '../../../words/photos/photo-field.ts';
import { PhotoAddresses, PhotoChoosers } from './photo-parts.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoUpload } from './uploads.ts';
import { type PhotoFieldProps, usePhotoField } from './use-photo-field.ts';
import './photo-grid.css';

/** The photos of a car: uploaded while the form is filled in, put in order by buttons or by dragging. The first one is the cover. */
export function PhotoGrid(props: PhotoFieldProps) {
  const photos = usePhotoField(props, 'car');
  const { uploads, failed, summary, retry, move, drop } = photos;
  const [dragged, setDragged] = useState<PhotoUpload | null>(null);
  const [said, setSaid] = useState('');

  const moveTo = (upload: PhotoUpload, place: number) => {
    move(upload, place);
    setSaid(place === 0 ? photoFieldWords.isCover : photoFieldWords.isAt(place + 1, uploads.length));
  };
  const dropOn = (place: number) => {
    if (dragged) moveTo(dragged, place);
    setDragged(null);
  };

  return (
    <fieldset className="field min-w-0">
      <legend className="flex w-full items-baseline justify-between gap-3">
        <span className="font-display text-xl">{photoFieldWords.photos}</span>
        <span className="text-muted text-sm font-normal">{photoFieldWords.of(uploads.length, props.max)}</span>
      </legend>
      {uploads.length > 0 && (
        <ul className="photo-grid mb-3">
          {uploads.map((upload, place) => (
            <PhotoTile
              key={upload.id}
              upload={upload}
              place={place}
              count={uploads.length}
              isDropTarget={dragged !== null && dragged.id !== upload.id}
              onMove={(to) => moveTo(upload, to)}
              onRetry={() => retry(upload)}
              onRemove={() => drop(upload)}
              onDrag={() => setDragged(upload)}
              onDragEnd={() => setDragged(null)}
              onDrop={() => dropOn(place)}
            />
          ))}
        </ul>
      )}
      <PhotoChoosers
        photos={photos}
        max={props.max}
        label={uploads.length > 0 ? photoFieldWords.add : photoFieldWords.choose}
        hint={photoFieldWords.firstIsCover}
      />
      <p className={failed > 0 ? 'error' : 'sr-only'} role="status">
        {summary}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
      <PhotoAddresses photos={photos} name={props.name} />
    </fieldset>
  );
}
