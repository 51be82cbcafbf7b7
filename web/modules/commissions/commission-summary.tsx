import { paths } from '../../../shared/addresses/paths.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import { linesShown } from '../../../shared/home/limits.ts';
import { owedWords } from '../../../words/commissions/owed.ts';
import { Preview } from '../../ui/preview.tsx';
import { CommissionLine } from './commission-line.tsx';
import { useCommissionLines } from './queries.ts';

/** A dealer's newest commissions, on their home. */
export function CommissionSummary() {
  return (
    <Preview
      title={owedWords.summary}
      list={useCommissionLines()}
      failure={owedWords.notFetched}
      most={linesShown}
      empty={owedWords.nothingOwed(commissionPercent)}
      more={{ to: paths.commissions, label: owedWords.all }}
    >
      {(commission) => <CommissionLine commission={commission} />}
    </Preview>
  );
}
