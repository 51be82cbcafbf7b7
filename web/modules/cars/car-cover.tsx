import { looksOf } from '../../../shared/cars/looks.ts';
import type { CarCard } from '../../../shared/cars/replies.ts';
import { photoAt } from '../../../shared/photos/photo.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import './car-card.css';

/** The photo of a car on the market in a list, 4:3; its own few pixels until it has come, the car drawn where there is none. */
export function CarCover({ car }: { car: Pick<CarCard, 'make' | 'model' | 'body_type' | 'color' | 'cover'> }) {
  if (!car.cover) {
    return (
      <span className="car-cover car-cover-empty">
        <span>No photo yet</span>
        <CarSilhouette {...looksOf(car)} className="w-2/5" />
      </span>
    );
  }
  const { url, placeholder } = car.cover;
  return (
    <span className="car-cover">
      {placeholder && <img src={placeholder} alt="" className="car-cover-placeholder" />}
      <img
        src={photoAt(url, 480)}
        srcSet={`${photoAt(url, 320)} 320w, ${photoAt(url, 480)} 480w, ${url} 800w`}
        sizes="(min-width: 1280px) 20rem, (min-width: 768px) 30vw, 46vw"
        width={480}
        height={360}
        loading="lazy"
        decoding="async"
        alt=""
      />
    </span>
  );
}
