import { photoFieldWords } from '../../../words/photos/photo-field.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import type { PhotoUpload } from './uploads.ts';

interface PhotoRowProps {
  upload: PhotoUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** One chosen photo: preview, progress, and buttons to retry or remove it. */
export function PhotoRow({ upload, onRetry, onRemove }: PhotoRowProps) {
  const { name, preview, state, reason, canRetry } = upload;
  return (
    <li className="card flex min-w-0 items-center gap-3 p-2">
      {preview ? (
        <img src={preview} alt="" width={64} height={64} className="size-16 shrink-0 rounded-control object-cover" />
      ) : (
        <span className="size-16 shrink-0 rounded-control border border-line border-dashed" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate">{name}</p>
        {state === 'failed' ? (
          <p className="error" role="alert">
            {reason}
          </p>
        ) : (
          <Progress upload={upload} />
        )}
        {state === 'failed' && canRetry && (
          <button type="button" className="btn btn-outline mt-1" onClick={onRetry}>
            {uiWords.tryAgain}
          </button>
        )}
      </div>
      <button type="button" className="btn btn-quiet shrink-0" aria-label={photoFieldWords.remove(name)} onClick={onRemove}>
        ✕
      </button>
    </li>
  );
}

function Progress({ upload: { name, state, progress } }: { upload: PhotoUpload }) {
  if (state === 'done') return <p className="text-muted">{photoFieldWords.uploaded}</p>;
  if (state !== 'sending') return <p className="text-muted">{photoFieldWords.waiting}</p>;
  return <progress max={1} value={progress} aria-label={photoFieldWords.uploading(name)} />;
}
