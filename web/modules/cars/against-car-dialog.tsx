import { carName } from '../../../shared/cars/names.ts';
import type { ReviewedCar } from '../../../shared/cars/review-api.ts';
import { waitingPart } from '../../../shared/cars/review-rules.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useRefuseCar, useTakeDownCar } from './review-queries.ts';

/** The administrator refuses what waits of a car, or takes it down, with a reason that its dealer reads. */
export function AgainstCarDialog({ car, onClose }: { car: ReviewedCar; onClose: () => void }) {
  const part = waitingPart(car);
  const refusal = useRefuseCar(car);
  const takingDown = useTakeDownCar(car);
  return (
    <ReasonFormDialog
      title={part ? `Refuse ${carName(car)}?` : `Take ${carName(car)} down?`}
      action={part ? 'Refuse' : 'Take down'}
      busy="Saving…"
      isLoss
      act={(part ? refusal : takingDown).mutateAsync}
      done={part ? 'Refused; the dealer is told' : 'Taken down; the dealer is told'}
      failed={part ? 'Failed to refuse' : 'Failed to take the car down'}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {consequence[part ?? 'none']} {dealerName(car.dealer)} gets an email with your reason.
      </p>
    </ReasonFormDialog>
  );
}

const consequence = {
  car: 'Buyers don’t see it. It waits again once it is changed.',
  change: 'Buyers go on seeing the old photos and description.',
  none: 'Buyers don’t find it any more; bids that carry it go on. It waits here again once it is changed.',
};
