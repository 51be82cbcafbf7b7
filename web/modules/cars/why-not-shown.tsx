import type { StockCar } from '../../../shared/cars/stock-api.ts';

/** What of a car buyers don't see, and why, for its dealer; nothing where they see all of it. */
export function WhyNotShown({
  car: { approval, approval_reason, change },
}: {
  car: Pick<StockCar, 'approval' | 'approval_reason' | 'change'>;
}) {
  const sentence = {
    waiting: 'Our team looks at this car before buyers see it.',
    refused: `Not approved: “${approval_reason}” Change it, and our team looks again.`,
    taken_down: `Taken off the market: “${approval_reason}” Change it, and our team looks again.`,
    approved: change && ofChange(change.refused_reason),
  }[approval];
  return sentence && <p className="notice mb-4 wrap-anywhere">{sentence}</p>;
}

function ofChange(refusedReason: string | null): string {
  if (refusedReason === null) return 'Our team looks at your new photos and description. Buyers see the old ones until then.';
  return `Your new photos and description were not approved: “${refusedReason}” Buyers see the old ones.`;
}
