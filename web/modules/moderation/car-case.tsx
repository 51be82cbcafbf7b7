import type { ReactNode } from 'react';
import { dealerName } from '../../../shared/accounts/names.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { ReviewedCar } from '../../../shared/cars/review-api.ts';
import { waitingPart } from '../../../shared/cars/review-rules.ts';
import type { PersonFacts } from '../../../shared/moderation/person-facts.ts';
import { ksh } from '../../../shared/money.ts';
import { useApproveCar, useRefuseCar } from '../cars/review-queries.ts';
import { CarOnSale } from './car-on-sale.tsx';
import { CaseToDecide } from './case-to-decide.tsx';
import { Decided } from './decided.tsx';
import { Facts } from './facts-beside.tsx';
import { PersonSide } from './person-side.tsx';
import type { Choice, Deciding } from './use-decision.ts';

interface CarCaseProps {
  car: ReviewedCar;
  person: PersonFacts;
  deciding: Deciding;
}

/** A car, or its changed photos and description, to approve or refuse (docs/domain/lifecycles.md, "Approving cars"). */
export function CarCase({ car, person, deciding }: CarCaseProps) {
  const part = waitingPart(car);
  const facts = (
    <>
      <section className="card p-4" aria-label="The car">
        <CarOnSale car={car} />
      </section>
      <section className="card" aria-label="Its dealer">
        <PersonSide person={person} />
      </section>
    </>
  );
  if (part) return <Undecided {...{ car, part, deciding, facts }} />;
  const { approval, approval_reason, change } = car;
  const reason = approval === 'approved' ? change?.refused_reason : approval_reason;
  return <Facts facts={facts} beside={<Decided how={approval === 'approved' && !reason ? 'Approved' : 'Refused'} reason={reason} />} />;
}

interface UndecidedProps {
  car: ReviewedCar;
  part: NonNullable<ReturnType<typeof waitingPart>>;
  deciding: Deciding;
  facts: ReactNode;
}

function Undecided({ car, part, deciding, facts }: UndecidedProps) {
  const approval = useApproveCar(car);
  const refusal = useRefuseCar(car);
  const dealer = dealerName(car.dealer);
  const isNew = part === 'car';
  const choices: Choice[] = [
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
        : 'Buyers go on seeing the photos and description from before.',
      why: { label: 'Why? The dealer reads this.' },
      action: `Refuse ${carName(car)}`,
      isLoss: true,
      act: (reason) => refusal.mutateAsync(reason),
      done: 'Refused; the dealer is told',
      told: `${dealer} gets an email with your reason.`,
    },
  ];
  return (
    <CaseToDecide choices={choices} deciding={deciding}>
      {facts}
    </CaseToDecide>
  );
}
