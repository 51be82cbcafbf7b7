import { factsInWords } from '../../../shared/cars/facts-in-words.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { CarPhoto } from '../../../shared/cars/replies.ts';
import type { ReviewedCar } from '../../../shared/cars/review-api.ts';
import { waitingPart } from '../../../shared/cars/review-rules.ts';
import { caseCarWords } from '../../../words/moderation/case-car.ts';
import { Facts } from '../../ui/facts.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Price } from '../../ui/price.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';

/** A car as buyers see or would see it; its changed photos and description beside those of now. */
export function CarOnSale({ car }: { car: ReviewedCar }) {
  const isChange = waitingPart(car) === 'change' && car.change !== null;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p>
          <Price amount={car.price} className="text-2xl" />
        </p>
        <p className="font-bold wrap-anywhere">{carName(car)}</p>
        {car.location && <p className="text-muted text-sm wrap-anywhere">{car.location}</p>}
      </div>
      <div className={`grid gap-4 ${isChange ? 'sm:grid-cols-2' : ''}`}>
        <Shown title={isChange ? caseCarWords.now : null} car={car} photos={car.photos} description={car.description} />
        {isChange && car.change && (
          <Shown title={caseCarWords.afterApproving} car={car} photos={car.change.photos} description={car.change.description} />
        )}
      </div>
      <Facts facts={factsInWords(car)} />
    </div>
  );
}

interface ShownProps {
  title: string | null;
  car: ReviewedCar;
  photos: readonly CarPhoto[];
  description: string | null;
}

function Shown({ title, car, photos, description }: ShownProps) {
  return (
    <div className="grid max-w-md content-start gap-2">
      {title && <h3 className="font-bold">{title}</h3>}
      <PhotoCover urls={photos.map(({ url }) => url)} car={looksOf(car)} title={carName(car)} price={car.price} />
      {description ? <LongText text={description} /> : <p className="text-muted">{caseCarWords.noDescription}</p>}
    </div>
  );
}
