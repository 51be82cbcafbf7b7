import type { DragEvent } from 'react';
import { photoAt } from '../../../shared/photos/photo.ts';
import { photoFieldWords } from '../../../words/photos/photo-field.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { InkLabel } from '../../ui/ink-label.tsx';
import type { PhotoUpload } from './uploads.ts';

interface PhotoTileProps {
  upload: PhotoUpload;
  /** Its place among `count` photos, from 0: the cover. */
  place: number;
  count: number;
  /** Another photo is being dragged, and may be dropped here. */
  isDropTarget: boolean;
  onMove: (place: number) => void;
  onRetry: () => void;
  onRemove: () => void;
  onDrag: () => void;
  onDragEnd: () => void;
  onDrop: () => void;
}

/** One photo of the grid: its picture, how far its upload is, and what can be done with it. */
export function PhotoTile({ upload, place, count, isDropTarget, onMove, onRetry, onRemove, onDrag, onDragEnd, onDrop }: PhotoTileProps) {
  const { state } = upload;
  const nth = place + 1;
  const over = (event: DragEvent) => {
    if (isDropTarget) event.preventDefault(); // Without this it can't be dropped here.
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDrop();
  };
  return (
    <li
      className={`photo-tile ${state === 'failed' ? 'photo-tile-failed' : ''} ${isDropTarget ? 'photo-tile-target' : ''}`}
      draggable
      onDragStart={onDrag}
      onDragEnd={onDragEnd}
      onDragOver={over}
      onDrop={drop}
    >
      <div className={`photo-tile-picture ${state === 'done' ? '' : 'photo-tile-sending'}`}>
        <Picture upload={upload} isCover={place === 0} />
        <span className="photo-tile-place">
          <InkLabel>{place === 0 ? photoFieldWords.cover : nth}</InkLabel>
        </span>
        {state !== 'done' && <Progress upload={upload} nth={nth} onRetry={onRetry} />}
      </div>
      <div className="photo-tile-tools">
        <Tool icon="back" label={photoFieldWords.moveForward(nth)} isOff={place === 0} onPress={() => onMove(place - 1)} />
        <Tool icon="forward" label={photoFieldWords.moveBack(nth)} isOff={place === count - 1} onPress={() => onMove(place + 1)} />
        <Tool icon="close" label={photoFieldWords.removePhoto(nth)} isOff={false} onPress={onRemove} />
      </div>
    </li>
  );
}

function Picture({ upload: { preview, url }, isCover }: { upload: PhotoUpload; isCover: boolean }) {
  const isOnServer = preview !== null && !preview.startsWith('data:');
  const src = isCover && isOnServer && url ? photoAt(url, 480) : preview;
  return src && <img src={src} alt="" draggable={false} />;
}

interface ProgressProps {
  upload: PhotoUpload;
  nth: number;
  onRetry: () => void;
}

function Progress({ upload: { state, progress, reason, canRetry }, nth, onRetry }: ProgressProps) {
  if (state !== 'failed') {
    return (
      <div className="photo-tile-state">
        <span>{state === 'sending' ? `${Math.round(progress * 100)}%` : photoFieldWords.waiting}</span>
        <progress max={1} value={progress} aria-label={photoFieldWords.uploadingPhoto(nth)} />
      </div>
    );
  }
  return (
    <div className="photo-tile-state">
      <span className="error" role="alert">
        {reason}
      </span>
      {canRetry && (
        <button type="button" className="btn btn-outline" aria-label={photoFieldWords.retryPhoto(nth)} onClick={onRetry}>
          {photoFieldWords.retry}
        </button>
      )}
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

// Not `disabled`: the focus must stay where it is when a photo arrives at an end.
function Tool({ icon, label, isOff, onPress }: ToolProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={() => !isOff && onPress()}>
      <Icon name={icon} />
    </button>
  );
}
