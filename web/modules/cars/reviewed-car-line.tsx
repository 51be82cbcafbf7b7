import { factsLine } from '../../../shared/cars/facts-in-words.ts';
import { carFields } from '../../../shared/cars/fields.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { CarPhoto } from '../../../shared/cars/replies.ts';
import type { ReviewedCar } from '../../../shared/cars/review-api.ts';
import { waitingPart } from '../../../shared/cars/review-rules.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { friendlyDay } from '../../../shared/time.ts';
import { adminCarsWords } from '../../../words/cars/admin-cars.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { LongText } from '../../ui/long-text.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';
import { BesidePrice } from './beside-price.tsx';
import { useApproveCar } from './review-queries.ts';

interface ReviewedCarLineProps {
  car: ReviewedCar;
  now: Date;
  /** Opens the dialog that refuses it or takes it down. */
  onAgainst: () => void;
}

/** A car as the administrator decides about it: what buyers see or would see, what is new of it, and the choices. */
export function ReviewedCarLine({ car, now, onAgainst }: ReviewedCarLineProps) {
  const part = waitingPart(car);
  const facts = factsLine(car, namesAt(carFields, 'review'));
  return (
    <article className="grid gap-4 py-5 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="grid gap-3">
        <div>
          <h2 className="text-lg wrap-anywhere">{carName(car)}</h2>
          <p>
            <Price amount={car.price} className="text-xl" />
          </p>
          <BesidePrice car={car} />
          <p className="text-muted text-sm wrap-anywhere">{facts}</p>
          <p className="text-sm wrap-anywhere">
            {dealerName(car.dealer)}
            {!car.dealer.is_verified && <span className="text-muted">{adminCarsWords.noneOfItsCars}</span>}
          </p>
        </div>
        <div className={part === 'change' ? 'grid gap-4 sm:grid-cols-2' : ''}>
          <Shown title={part === 'change' ? adminCarsWords.now : undefined} car={car} photos={car.photos} description={car.description} />
          {part === 'change' && car.change && (
            <Shown title={adminCarsWords.afterApproving} car={car} photos={car.change.photos} description={car.change.description} />
          )}
        </div>
      </div>
      <div className="grid content-start gap-2">
        <State car={car} now={now} />
        {part && <Approve car={car} />}
        {(part || (car.approval === 'approved' && car.status !== 'sold')) && (
          <button type="button" className="btn btn-outline" onClick={onAgainst}>
            {part ? adminCarsWords.refuseAsks : adminCarsWords.takeDownAsks}
          </button>
        )}
      </div>
    </article>
  );
}

interface ShownProps {
  title: string | undefined;
  car: ReviewedCar;
  photos: readonly CarPhoto[];
  description: string | null;
}

function Shown({ title, car, photos, description }: ShownProps) {
  return (
    <div className="grid max-w-sm content-start gap-2">
      {title && <h3 className="font-bold">{title}</h3>}
      <PhotoCover urls={photos.map(({ url }) => url)} car={looksOf(car)} title={carName(car)} />
      {description ? <LongText text={description} /> : <p className="text-muted">{adminCarsWords.noDescription}</p>}
    </div>
  );
}

function State({ car, now }: { car: ReviewedCar; now: Date }) {
  const { approval, approval_reason, change, updated_at } = car;
  const since = friendlyDay(updated_at, now);
  if (approval === 'waiting') return <StateWords kind="waiting">{adminCarsWords.isNew(since)}</StateWords>;
  if (approval === 'refused') return <Against words={adminCarsWords.refusedOn(since)} reason={approval_reason} />;
  if (approval === 'taken_down') return <Against words={adminCarsWords.takenDownOn(since)} reason={approval_reason} />;
  if (change?.refused_reason) return <Against words={adminCarsWords.changeRefused} reason={change.refused_reason} />;
  if (change) return <StateWords kind="waiting">{adminCarsWords.isChanged(since)}</StateWords>;
  return car.status === 'sold' ? (
    <StateWords kind="ended">{adminCarsWords.sold}</StateWords>
  ) : (
    <StateWords kind="settled">{adminCarsWords.approved}</StateWords>
  );
}

function Against({ words, reason }: { words: string; reason: string | null }) {
  return (
    <div className="text-sm wrap-anywhere">
      <StateWords kind="ended">{words}</StateWords>
      <p className="text-muted">“{reason}”</p>
    </div>
  );
}

function Approve({ car }: { car: ReviewedCar }) {
  const approval = useApproveCar(car);
  const { isBusy, problem, onConfirm } = useConfirmation({
    act: () => approval.mutateAsync(undefined),
    done: adminCarsWords.wasApproved,
    failed: adminCarsWords.notApproved,
    onClose: () => undefined,
  });
  return (
    <>
      {problem && (
        <p className="failure" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="btn btn-primary" disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
        {adminCarsWords.approve}
      </button>
    </>
  );
}
