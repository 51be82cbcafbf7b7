import { looksOf } from '../../../shared/cars/looks.ts';
import type { CarCard } from '../../../shared/cars/replies.ts';
import { photoAt } from '../../../shared/photos/photo.ts';
import { carCardWords } from '../../../words/cars/car-card.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Placeholder } from '../../ui/placeholder.tsx';
import { savesData } from '../../ui/saves-data.ts';
import './car-card.css';

interface CarCoverProps {
  car: Pick<CarCard, 'make' | 'model' | 'body_type' | 'color' | 'cover'>;
  /** How many photos it has, where the picture is large enough to carry the number. */
  photoCount?: number;
}

/** The photo of a car on the market in a list, 4:3; its own few pixels until it has come, the car drawn where there is none. */
export function CarCover({ car, photoCount = 0 }: CarCoverProps) {
  const { cover } = car;
  if (!cover) {
    return (
      <span className="car-cover car-cover-empty">
        <CarSilhouette {...looksOf(car)} className="w-2/5" />
        <span>{carCardWords.noPhoto}</span>
      </span>
    );
  }
  const { url, placeholder } = cover;
  const saves = savesData();
  return (
    <span className="car-cover">
      <Placeholder of={placeholder} />
      <img
        src={photoAt(url, saves ? 200 : 320)}
        srcSet={saves ? undefined : `${photoAt(url, 320)} 320w, ${photoAt(url, 480)} 480w, ${url} 800w`}
        // As wide as a card is: a little more, and a phone of two pixels to each of ours would take the next size. One of three takes that of two: it
        // looks as sharp, for half the data.
        sizes="(width >= 48rem) 20rem, (min-resolution: 2.5dppx) calc(33vw - 15px), calc(50vw - 22px)"
        width={480}
        height={360}
        loading="lazy"
        decoding="async"
        alt=""
      />
      {photoCount > 1 && (
        <span className="car-cover-count">
          <Icon name="camera" size={16} />
          <span aria-hidden="true">{photoCount}</span>
          <span className="for-readers">{carCardWords.photos(photoCount)}</span>
        </span>
      )}
    </span>
  );
}
