import { useId } from 'react';
import { mostMessagePhotos } from '../../../shared/messages/limits.ts';
import { chatWords } from '../../../words/messages/chat.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { Icon } from '../../ui/icon.tsx';
import { Chooser } from '../photos/chooser.tsx';
import type { PhotoUpload } from '../photos/uploads.ts';
import { type PhotoFieldValue, usePhotoField } from '../photos/use-photo-field.ts';

interface AttachedPhotosProps {
  appointmentId: string;
  /** The addresses of those that were uploaded before. */
  urls: string[];
  onChange: (value: PhotoFieldValue) => void;
}

/** The photos that go with the next message: chosen by the camera button, uploaded at once, each with its progress, removed or tried again. */
export function AttachedPhotos({ appointmentId, urls, onChange }: AttachedPhotosProps) {
  const id = useId();
  const value = { urls, pending: 0, failed: 0 };
  const photos = usePhotoField({ value, onChange, max: mostMessagePhotos }, { appointment_id: appointmentId });
  const { uploads, failed, tooMany } = photos;
  return (
    <>
      <Chooser label={chatWords.addPhotos} icon="camera" multiple onChange={photos.choose} disabled={photos.isFull} aria-describedby={id} />
      {uploads.length > 0 && (
        <ul className="attached" aria-label={chatWords.photosOfMessage}>
          {uploads.map((upload, index) => (
            <Attached
              key={upload.id}
              upload={upload}
              number={index + 1}
              onRetry={() => photos.retry(upload)}
              onRemove={() => photos.drop(upload)}
            />
          ))}
        </ul>
      )}
      <p id={id} role="status" className={failed > 0 || tooMany ? 'error attached-state' : 'sr-only'}>
        {tooMany ? chatWords.tooManyPhotos(mostMessagePhotos) : photos.summary}
      </p>
    </>
  );
}

interface AttachedProps {
  upload: PhotoUpload;
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

function Attached({ upload: { preview, state, progress, reason, canRetry }, number, onRetry, onRemove }: AttachedProps) {
  const hasFailed = state === 'failed';
  return (
    <li className={hasFailed ? 'attached-failed' : ''}>
      {preview ? <img src={preview} alt="" className={state === 'done' ? '' : 'opacity-50'} /> : <Icon name="camera" />}
      <button type="button" className="attached-remove" aria-label={chatWords.removePhoto(number)} onClick={onRemove}>
        <span>
          <Icon name="close" size={16} />
        </span>
      </button>
      {state !== 'done' && !hasFailed && <progress max={1} value={progress} aria-label={chatWords.uploadingPhoto(number)} />}
      {hasFailed && (
        <div className="attached-why">
          <p>{reason}</p>
          {canRetry && (
            <button type="button" className="link min-h-11 font-semibold" aria-label={chatWords.tryPhotoAgain(number)} onClick={onRetry}>
              {uiWords.tryAgain}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
