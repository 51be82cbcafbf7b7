import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import { photoViewerWords } from '../../../words/photos/photo-viewer.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { useCloseOnBack } from '../../ui/use-close-on-back.ts';
import { PhotoStage } from './photo-stage.tsx';
import './photo-viewer.css';

/** What stays in view beside the photos. */
export interface Pictured {
  /** What the photos show: the car's name. */
  title: string;
  /** KSh; with it the dealer who asks it. */
  price?: number;
  dealerName?: string;
}

export interface PhotoViewerProps extends Pictured {
  urls: readonly string[];
  /** The index of the photo that is seen first. */
  start?: number;
  onClose: () => void;
}

/**
 * Photos as large as the window, each as a whole: swipe, pinch or tap twice on a phone; arrows, Home, End, + and - or the wheel on a desk. Escape, Back
 * or the cross close it, and the focus returns to what opened it.
 */
export function PhotoViewer({ urls, start = 0, title, price, dealerName, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<ControllerRef>(null);
  const [shown, setShown] = useState(start);
  const alt = dealerName ? photoViewerWords.carFrom(title, dealerName) : title;
  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus(); // The arrow keys and + work from the start.
  }, []);
  useCloseOnBack(() => dialog.current?.close());

  const turnByKey = (event: KeyboardEvent) => {
    // The stage has turned the page, or moved a zoomed photo, when it has the focus.
    const isElsewhere = !(event.target as Element).closest('.photo-stage');
    const target = pageOf(event.key, shown, urls.length, isElsewhere);
    if (target === null) return;
    event.preventDefault();
    setShown(target);
  };

  return (
    <dialog ref={dialog} aria-label={alt} className="photo-viewer" onClose={onClose} onKeyDown={turnByKey}>
      <header className="photo-bar">
        <p role="status" className="font-bold">
          {photoViewerWords.of(shown + 1, urls.length)}
        </p>
        <button
          type="button"
          aria-label={photoViewerWords.close}
          className="grid size-12 place-items-center rounded-full border border-current"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="photo-stage">
        <PhotoStage ref={stage} urls={urls} alt={alt} shown={shown} onShow={setShown} />
      </div>
      <div className="photo-about grid content-start justify-items-start gap-2">
        {price !== undefined && <Sticker amount={price} isYellow />}
        <p className="font-bold wrap-anywhere">{title}</p>
        {dealerName && <p className="text-muted wrap-anywhere">{dealerName}</p>}
      </div>
    </dialog>
  );
}

/** The index of the photo that a key leads to; null for a key that leads nowhere. */
function pageOf(key: string, shown: number, count: number, byArrows: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (byArrows && key === 'ArrowLeft') return Math.max(0, shown - 1);
  if (byArrows && key === 'ArrowRight') return Math.min(count - 1, shown + 1);
  return null;
}
