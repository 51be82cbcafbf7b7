import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import { FirstSteps } from './first-steps.tsx';

/** What stands between a new dealer and the first sale. */
export function WayToFirstSale({ missing }: { missing: string[] }) {
  const isComplete = missing.length === 0;
  return (
    <FirstSteps
      heading="Your way to the first sale"
      steps={[
        {
          words: 'Tell us about your business',
          more: isComplete ? 'We have all we need.' : `Missing: ${missing.join(', ')}.`,
          isDone: isComplete,
        },
        { words: 'Our team verifies you', more: 'Verification Pending. It takes 1–2 business days; you are told here.' },
        { words: 'Bid on requests', more: `You can read them now. You pay ${commissionPercent}% of a sale, nothing before.` },
      ]}
    >
      <Link className="btn btn-primary max-sm:w-full" to={paths.dealerVerification}>
        {isComplete ? 'See your verification' : 'Complete your details'}
      </Link>
    </FirstSteps>
  );
}
