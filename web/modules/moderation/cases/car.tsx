import { carName } from '../../../../shared/cars/names.ts';
import { waitingPart } from '../../../../shared/cars/review-rules.ts';
import { dealerName } from '../../../../shared/dealers/names.ts';
import { ksh } from '../../../../shared/money.ts';
import { shortDate } from '../../../../shared/time.ts';
import { useApproveCar, useRefuseCar } from '../../cars/review-queries.ts';
import { CarOnSale } from '../car-on-sale.tsx';
import { caseScreen } from '../case-screen.tsx';
import { PersonSide } from '../person-side.tsx';

/** A car, or its changed photos and description, to approve or refuse (docs/domain/lifecycles.md, "Approving cars"). */
export const CarCase = caseScreen<'car'>({
  titleOf({ car }, isOpen) {
    const what = waitingPart(car) === 'change' ? `the changes of ${carName(car)}` : carName(car);
    return { question: isOpen ? `Approve ${what}?` : carName(car), since: car.updated_at, more: dealerName(car.dealer) };
  },
  versionOf: ({ car }) => car.version,
  Facts: ({ view: { car, person } }) => (
    <>
      <section className="card p-4" aria-label="The car">
        <CarOnSale car={car} />
      </section>
      <section className="card" aria-label="Its dealer">
        <PersonSide person={person} />
      </section>
    </>
  ),
  decidedOf({ car, decided_at }) {
    if (waitingPart(car)) return null;
    const { approval, approval_reason, change } = car;
    const reason = approval === 'approved' ? change?.refused_reason : approval_reason;
    const how = approval === 'approved' && !reason ? 'Approved' : 'Refused';
    return { how, when: decided_at ? shortDate(decided_at) : undefined, reason };
  },
  useToDecide({ car }) {
    const approval = useApproveCar(car);
    const refusal = useRefuseCar(car);
    const dealer = dealerName(car.dealer);
    const isNew = waitingPart(car) === 'car';
    return {
      choices: [
        {
          value: 'approve',
          title: isNew ? 'Approve the car' : 'Approve the change',
          follows: isNew ? `Buyers find it at ${ksh(car.price)} at once.` : 'Buyers see the new photos and description at once.',
          action: `Approve ${carName(car)}`,
          act: () => approval.mutateAsync(undefined),
          done: 'Approved; the dealer is told',
          told: `${dealer} is told.`,
        },
        {
          value: 'refuse',
          title: isNew ? 'Refuse the car' : 'Refuse the change',
          follows: isNew
            ? 'Buyers don’t see it. It waits again once it is changed.'
            : 'Buyers go on seeing the old photos and description.',
          why: 'Why? The dealer reads this.',
          action: `Refuse ${carName(car)}`,
          isLoss: true,
          act: (reason) => refusal.mutateAsync(reason),
          done: 'Refused; the dealer is told',
          told: `${dealer} gets an email with your reason.`,
        },
      ],
    };
  },
});
