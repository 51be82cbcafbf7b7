import { carLooks } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { NextThing } from '../../../shared/home/next-things.ts';
import { photoAt } from '../../../shared/photos/photo.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Horizon } from './horizon.tsx';

const place =
  'h-32 w-full border-b-2 border-ink object-cover object-[50%_72%] min-[22.5rem]:h-44 sm:h-56 md:h-full md:border-r-2 md:border-b-0';

/** The car that the next thing is about: its photo, else drawn; its price as a sticker. Nothing when it is about no car. */
export function NextPicture({ thing }: { thing: NextThing | undefined }) {
  if (!thing || !('car_model' in thing) || 'reference' in thing) return null;
  const { car_model } = thing;
  const { price, image_url: url, color } = 'price' in thing ? thing : { price: null, image_url: null, color: null };
  return (
    <div className="relative md:min-h-64 md:w-2/5 md:shrink-0">
      {url ? (
        <img
          className={`${place} rounded-t-[0.6rem] md:absolute md:inset-0 md:rounded-l-[0.6rem] md:rounded-tr-none`}
          src={photoAt(url, 800)}
          alt={car_model}
          width={800}
          height={600}
          fetchPriority="high"
          decoding="async"
        />
      ) : (
        <Horizon
          car={carLooks('car' in thing ? carName(thing.car) : car_model, color)}
          className={`${place} rounded-t-[0.6rem] md:absolute md:inset-0 md:rounded-l-[0.6rem] md:rounded-tr-none`}
        />
      )}
      {price !== null && (
        <div className="absolute -bottom-7 left-4 md:top-4 md:bottom-auto">
          <Sticker amount={price} isYellow isTilted />
        </div>
      )}
    </div>
  );
}
