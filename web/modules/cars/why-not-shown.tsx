import type { StockCar } from '../../../shared/cars/stock-api.ts';
import { stockWords } from '../../../words/cars/stock.ts';

/** What of a car buyers don't see, and why, for its dealer; nothing where they see all of it. */
export function WhyNotShown({
  car: { approval, approval_reason, change },
}: {
  car: Pick<StockCar, 'approval' | 'approval_reason' | 'change'>;
}) {
  const sentence = {
    waiting: () => stockWords.waits,
    refused: () => stockWords.refused(approval_reason ?? ''),
    taken_down: () => stockWords.takenOff(approval_reason ?? ''),
    approved: () => change && ofChange(change.refused_reason),
  }[approval]();
  return sentence && <p className="notice mb-4 wrap-anywhere">{sentence}</p>;
}

function ofChange(refusedReason: string | null): string {
  return refusedReason === null ? stockWords.changeWaits : stockWords.changeRefused(refusedReason);
}
