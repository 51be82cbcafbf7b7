import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { photoAt } from '../../../shared/photos/photo.ts';
import { useCloseOnBack } from '../../ui/use-close-on-back.ts';

interface PhotoViewerProps {
  urls: string[];
  alt: string;
  /** The index of the photo shown first. */
  first: number;
  onClose: () => void;
}

/** Photos in full size: swipe on a phone, buttons or arrow keys to move, Escape or Back to close. */
export function PhotoViewer({ urls, alt, first, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);

  useEffect(() => {
    dialog.current?.showModal();
    row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' });
  }, [first]);

  useCloseOnBack(() => dialog.current?.close());

  const turnTo = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth });
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault(); // Otherwise the browser also scrolls a little, and stops between two photos.
    turnTo(event.key === 'ArrowLeft' ? shown - 1 : shown + 1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink"
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <div className="grid h-full grid-rows-[auto_1fr_auto]">
        <header className="flex items-center justify-between gap-4 px-4 py-2">
          <p role="status">
            {shown + 1} of {urls.length}
          </p>
          <ViewerButton label="Close" sign="✕" onClick={() => dialog.current?.close()} />
        </header>
        <ul
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
          tabIndex={0}
          aria-label="Photos"
          className="flex min-h-0 snap-x snap-mandatory overflow-x-auto overscroll-contain motion-safe:scroll-smooth"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
        >
          {urls.map((url, index) => (
            <li key={url} className="grid w-full shrink-0 snap-center place-items-center">
              <img
                src={url}
                srcSet={`${url} 800w, ${photoAt(url, 1600)} 1600w`}
                sizes="100vw"
                loading="lazy"
                alt={`${alt} (${index + 1} of ${urls.length})`}
                className="max-h-full max-w-full object-contain"
              />
            </li>
          ))}
        </ul>
        {urls.length > 1 && (
          <footer className="flex justify-center gap-4 p-2">
            <ViewerButton label="Previous photo" sign="←" disabled={shown === 0} onClick={() => turnTo(shown - 1)} />
            <ViewerButton label="Next photo" sign="→" disabled={shown === urls.length - 1} onClick={() => turnTo(shown + 1)} />
          </footer>
        )}
      </div>
    </dialog>
  );
}

interface ViewerButtonProps {
  label: string;
  sign: string;
  disabled?: boolean;
  onClick: () => void;
}

function ViewerButton({ label, sign, disabled, onClick }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: a disabled button loses the focus, and the arrow keys would stop working.
      aria-disabled={disabled}
      className="size-12 rounded-full border border-line bg-card text-xl aria-disabled:opacity-40"
      onClick={disabled ? undefined : onClick}
    >
      {sign}
    </button>
  );
}
