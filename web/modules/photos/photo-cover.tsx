import { type ReactNode, useState } from 'react';
import type { CarLooks } from '../../../shared/cars/looks.ts';
import { photoAt } from '../../../shared/photos/photo.ts';
import { photoViewWords } from '../../../words/photos/photo-view.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Placeholder } from '../../ui/placeholder.tsx';
import { LazyPhotoViewer } from './lazy-viewer.tsx';
import type { Pictured } from './photo-viewer.tsx';

interface PhotoCoverProps extends Pictured {
  urls: readonly string[];
  /** The first of them in a few pixels. */
  placeholder?: string | null;
  /** What is drawn when there is no photo; see `carLooks`. */
  car: CarLooks;
  /** What lies on the photo, placed by the caller: a label in the upper left corner, a heart in the upper right one. The lower right one is taken. */
  children?: ReactNode;
  /** The radius of the corners. */
  className?: string;
  /** Another shape than 4:3. */
  shape?: string;
}

/** The first photo of a car, large, 4:3, with a counter; a tap opens all of them. Without photos the car is drawn as far as it is known. */
export function PhotoCover({
  urls,
  placeholder,
  car,
  children,
  className = 'rounded-control',
  shape = 'aspect-4/3',
  ...pictured
}: PhotoCoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [url] = urls;
  return (
    <div className={`relative ${className}`}>
      {url === undefined ? (
        <NoPhoto car={car} shape={shape} />
      ) : (
        <button
          type="button"
          className="photo-ground block w-full cursor-zoom-in rounded-[inherit]"
          aria-label={photoViewWords.enlargeFirst(urls.length, [pictured.title, pictured.dealerName].filter(Boolean).join(', '))}
          onClick={() => setOpen(true)}
        >
          <Placeholder of={placeholder} />
          <img
            src={url}
            srcSet={`${photoAt(url, 320)} 320w, ${photoAt(url, 480)} 480w, ${url} 800w`}
            sizes="(min-width: 640px) 22rem, 92vw"
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
            alt=""
            className={`${shape} w-full rounded-[inherit] object-cover object-[50%_72%]`}
          />
          <Counter count={urls.length} />
        </button>
      )}
      {children}
      {isOpen && <LazyPhotoViewer {...pictured} urls={urls} onClose={() => setOpen(false)} />}
    </div>
  );
}

// The same in both schemes: it lies on a photo.
function Counter({ count }: { count: number }) {
  return (
    <span className="photo-counter absolute right-2.5 bottom-2.5 inline-flex items-center gap-1.5 rounded-control bg-[#17201b] px-2 py-1 font-bold text-[#fffdf7] text-sm">
      <Icon name="camera" size={18} />
      {photoViewWords.oneOf(count)}
    </span>
  );
}

function NoPhoto({ car, shape }: { car: CarLooks; shape: string }) {
  return (
    <div className={`${shape} grid content-center justify-items-center gap-2 rounded-[inherit] bg-line/40 text-muted`}>
      <CarSilhouette {...car} className="w-3/5 text-ink" />
      <p>{photoViewWords.none}</p>
    </div>
  );
}
