import { carName } from '../../../shared/cars/names.ts';
import type { ReviewedCar } from '../../../shared/cars/review-api.ts';
import { waitingPart } from '../../../shared/cars/review-rules.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { adminCarsWords } from '../../../words/cars/admin-cars.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ReasonFormDialog } from '../../client/reason-form-dialog.tsx';
import { useRefuseCar, useTakeDownCar } from './review-queries.ts';

/** The administrator refuses what waits of a car, or takes it down, with a reason that its dealer reads. */
export function AgainstCarDialog({ car, onClose }: { car: ReviewedCar; onClose: () => void }) {
  const part = waitingPart(car);
  const refusal = useRefuseCar(car);
  const takingDown = useTakeDownCar(car);
  return (
    <ReasonFormDialog
      title={part ? adminCarsWords.refuseIt(carName(car)) : adminCarsWords.takeItDown(carName(car))}
      action={part ? adminCarsWords.refuse : adminCarsWords.takeDown}
      busy={uiWords.saving}
      isLoss
      act={(part ? refusal : takingDown).mutateAsync}
      done={part ? adminCarsWords.wasRefused : adminCarsWords.wasTakenDown}
      failed={part ? adminCarsWords.notRefused : adminCarsWords.notTakenDown}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {adminCarsWords.follows[part ?? 'none']} {adminCarsWords.getsEmail(dealerName(car.dealer))}
      </p>
    </ReasonFormDialog>
  );
}
