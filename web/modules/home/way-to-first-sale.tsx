import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { stepsToBid } from '../../../shared/business/steps-to-bid.ts';
import { nextForDealerWords } from '../../../words/home/next-for-dealer.ts';
import { wayToFirstSaleWords } from '../../../words/home/way-to-first-sale.ts';
import { FirstSteps } from './first-steps.tsx';

/** What stands between a new dealer and the first sale. */
export function WayToFirstSale({ missing }: { missing: string[] }) {
  return (
    <FirstSteps heading={wayToFirstSaleWords.heading} steps={stepsToBid(missing)}>
      <Link className="btn btn-primary max-sm:w-full" to={paths.dealerVerification}>
        {missing.length === 0 ? nextForDealerWords.seeVerification : nextForDealerWords.complete}
      </Link>
    </FirstSteps>
  );
}
