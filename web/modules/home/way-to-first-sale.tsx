import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { stepsToBid } from '../../../shared/business/steps-to-bid.ts';
import { FirstSteps } from './first-steps.tsx';

/** What stands between a new dealer and the first sale. */
export function WayToFirstSale({ missing }: { missing: string[] }) {
  return (
    <FirstSteps heading="Your way to the first sale" steps={stepsToBid(missing)}>
      <Link className="btn btn-primary max-sm:w-full" to={paths.dealerVerification}>
        {missing.length === 0 ? 'See your verification' : 'Complete your details'}
      </Link>
    </FirstSteps>
  );
}
