import type { CarLooks } from '../../../shared/cars/looks.ts';
import { photoAt } from '../../../shared/photos/photo.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Placeholder } from '../../ui/placeholder.tsx';

interface CarPictureProps {
  /** The photos of the car; the first is shown. */
  urls?: readonly string[];
  /** The first of them in a few pixels. */
  placeholder?: string | null;
  /** What is drawn when there is none; see `carLooks`. */
  car: CarLooks;
  /** The width, which should be between 48 and 120 pixels: `w-20` unless told otherwise. */
  className?: string;
}

/** A small picture of a car, 4:3: its photo, else a drawing in its body and colour. Decorative: the car's name stands beside it. */
export function CarPicture({ urls = [], placeholder, car, className = 'w-20' }: CarPictureProps) {
  const [url] = urls;
  if (url === undefined) {
    return (
      <span className={`grid aspect-4/3 shrink-0 place-items-center ${className}`}>
        <CarSilhouette {...car} className="w-full" />
      </span>
    );
  }
  return (
    <span className={`photo-ground block aspect-4/3 shrink-0 rounded-control ${className}`}>
      <Placeholder of={placeholder} />
      <img
        src={photoAt(url, 320)}
        width={120}
        height={90}
        loading="lazy"
        decoding="async"
        alt=""
        className="size-full object-cover object-[50%_72%]"
      />
    </span>
  );
}
