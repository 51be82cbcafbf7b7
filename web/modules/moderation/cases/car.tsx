import { carName } from '../../../../shared/cars/names.ts';
import { waitingPart } from '../../../../shared/cars/review-rules.ts';
import { dealerName } from '../../../../shared/dealers/names.ts';
import { ksh } from '../../../../shared/money.ts';
import { shortDate } from '../../../../shared/time.ts';
import { caseCarWords } from '../../../../words/moderation/case-car.ts';
import { useApproveCar, useRefuseCar } from '../../cars/review-queries.ts';
import { CarOnSale } from '../car-on-sale.tsx';
import { caseScreen } from '../case-screen.tsx';
import { PersonSide } from '../person-side.tsx';

/** A car, or its changed photos and description, to approve or refuse (docs/domain/lifecycles.md, "Approving cars"). */
export const CarCase = caseScreen<'car'>({
  titleOf({ car }, isOpen) {
    const ask = waitingPart(car) === 'change' ? caseCarWords.approveChangeQuestion : caseCarWords.approveCarQuestion;
    return { question: isOpen ? ask(carName(car)) : carName(car), since: car.updated_at, more: dealerName(car.dealer) };
  },
  versionOf: ({ car }) => car.version,
  Facts: ({ view: { car, person } }) => (
    <>
      <section className="card p-4" aria-label={caseCarWords.theCar}>
        <CarOnSale car={car} />
      </section>
      <section className="card" aria-label={caseCarWords.itsDealer}>
        <PersonSide person={person} />
      </section>
    </>
  ),
  decidedOf({ car, decided_at }) {
    if (waitingPart(car)) return null;
    const { approval, approval_reason, change } = car;
    const reason = approval === 'approved' ? change?.refused_reason : approval_reason;
    const how = approval === 'approved' && !reason ? caseCarWords.approved : caseCarWords.refused;
    return { how, when: decided_at ? shortDate(decided_at) : undefined, reason };
  },
  useToDecide({ car }) {
    const approval = useApproveCar(car);
    const refusal = useRefuseCar(car);
    const dealer = dealerName(car.dealer);
    const part = waitingPart(car) === 'car' ? 'car' : 'change';
    return {
      choices: [
        {
          value: 'approve',
          title: caseCarWords.approve[part],
          follows: part === 'car' ? caseCarWords.buyersFind(ksh(car.price)) : caseCarWords.buyersSee,
          action: caseCarWords.approveThis(carName(car)),
          act: () => approval.mutateAsync(undefined),
          done: caseCarWords.approvedAndTold,
          told: caseCarWords.isTold(dealer),
        },
        {
          value: 'refuse',
          title: caseCarWords.refuse[part],
          follows: caseCarWords.buyersDont[part],
          why: caseCarWords.why,
          action: caseCarWords.refuseThis(carName(car)),
          isLoss: true,
          act: (reason) => refusal.mutateAsync(reason),
          done: caseCarWords.refusedAndTold,
          told: caseCarWords.getsReason(dealer),
        },
      ],
    };
  },
});
