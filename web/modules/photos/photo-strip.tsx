import { useState } from 'react';
import type { BodyType } from '../../../shared/cars/body.ts';
import { photoAt } from '../../../shared/photos/photo.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

/** The photos of an offer as a row of small pictures; each opens a larger view. `alt` describes them; `body` is the shape of the drawn car shown when there are none. */
export function PhotoStrip({ urls, alt, body }: { urls: string[]; alt: string; body: BodyType }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (urls.length === 0) return <NoPhoto body={body} />;
  return (
    <>
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1">
        {urls.map((url, index) => (
          <li key={url} className="shrink-0">
            <button
              type="button"
              className="block cursor-zoom-in overflow-hidden rounded-control border border-line"
              aria-label={`Enlarge photo ${index + 1} of ${urls.length}`}
              onClick={() => setOpened(index)}
            >
              <img
                src={photoAt(url, 320)}
                srcSet={`${photoAt(url, 320)} 320w, ${photoAt(url, 800)} 800w`}
                sizes="120px"
                width={120}
                height={90}
                loading="lazy"
                decoding="async"
                alt={`${alt} (${index + 1})`}
                className="h-[90px] w-[120px] object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <PhotoViewer urls={urls} alt={alt} first={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function NoPhoto({ body }: { body: BodyType }) {
  return (
    <div className="grid h-[98px] place-content-center justify-items-center gap-1 rounded-control border border-line border-dashed text-muted text-sm">
      <CarSilhouette body={body} className="w-28" />
      <p>No photo yet</p>
    </div>
  );
}
