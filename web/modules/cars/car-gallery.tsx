import { useState } from 'react';
import type { CarDetails } from '../../../shared/cars/car-page-api.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import { photoAt } from '../../../shared/photos/photo.ts';
import { carCardWords } from '../../../words/cars/car-card.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Placeholder } from '../../ui/placeholder.tsx';
import { LazyPhotoViewer } from '../photos/lazy-viewer.tsx';

const mostSmall = 5;

/** The photos of a car: one large, the others small below it where there is room; a tap opens them in the viewer. Without photos the car is drawn. */
export function CarGallery({ car }: { car: CarDetails }) {
  const [opened, setOpened] = useState<number | null>(null);
  const { photos, price, dealer } = car;
  const [cover, ...others] = photos;
  if (!cover) {
    return (
      <div className="car-photo car-photo-empty">
        <CarSilhouette {...looksOf(car)} className="w-3/5" />
        <p>{carCardWords.noPhoto}</p>
      </div>
    );
  }
  return (
    <div>
      <button
        type="button"
        className="car-photo"
        aria-label={carPageWords.photosOf(photos.length, carName(car))}
        onClick={() => setOpened(0)}
      >
        <Placeholder of={cover.placeholder} />
        <img
          src={cover.url}
          srcSet={`${photoAt(cover.url, 320)} 320w, ${photoAt(cover.url, 480)} 480w, ${cover.url} 800w`}
          sizes="(width >= 64rem) 42rem, 100vw"
          width={800}
          height={600}
          fetchPriority="high"
          alt=""
        />
        <span className="car-photo-count">
          <Icon name="camera" size={18} />
          {carPageWords.photos(photos.length)}
        </span>
      </button>
      {others.length > 0 && (
        <ul className="car-photos">
          {others.slice(0, mostSmall).map(({ url }, index) => (
            <li key={url}>
              <button type="button" aria-label={carPageWords.enlarge(index + 2, photos.length)} onClick={() => setOpened(index + 1)}>
                <img src={photoAt(url, 320)} width={160} height={120} loading="lazy" decoding="async" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened !== null && (
        <LazyPhotoViewer
          urls={photos.map(({ url }) => url)}
          start={opened}
          title={carName(car)}
          price={price}
          dealerName={dealer.business_name ?? dealer.full_name}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
