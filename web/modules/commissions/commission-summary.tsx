import { paths } from '../../../shared/addresses/paths.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import { linesShown } from '../../../shared/home/limits.ts';
import { Preview } from '../../ui/preview.tsx';
import { CommissionLine } from './commission-line.tsx';
import { useCommissionLines } from './queries.ts';

/** A dealer's newest commissions, on their home. */
export function CommissionSummary() {
  return (
    <Preview
      title="Commission summary"
      list={useCommissionLines()}
      noun="commissions"
      failure="Failed to fetch commission data"
      most={linesShown}
      empty={`Nothing owed. After a sale you owe ${commissionPercent}% of the final price.`}
      more={{ to: paths.commissions, label: 'All commissions' }}
    >
      {(commission) => <CommissionLine commission={commission} />}
    </Preview>
  );
}
