import { useSearchParams } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { commissionPercent } from '../../../../shared/commissions/amount.ts';
import { commissionFilterIn } from '../../../../shared/commissions/filters.ts';
import { oneCommission } from '../../../../shared/commissions/reads.ts';
import { ksh } from '../../../../shared/money.ts';
import { commissionListWords } from '../../../../words/commissions/commission-list.ts';
import { commissionsWords } from '../../../../words/commissions/commissions.ts';
import { owedWords } from '../../../../words/commissions/owed.ts';
import { useArrival } from '../../../client/use-arrival.ts';
import { CommissionLine } from '../../../modules/commissions/commission-line.tsx';
import { OwedCard } from '../../../modules/commissions/owed-card.tsx';
import { useCommissions, useCommissionTotals } from '../../../modules/commissions/queries.ts';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { siteName } from '../../../ui/site-name.ts';
import { Empty } from '../../../ui/states.tsx';

/** /dashboard/commissions: what a dealer owes, how and until when it is paid, and what was paid (docs/domain/lifecycles.md, "Commission"). */
export function Component() {
  const { data: totals } = useCommissionTotals();
  const [address, setAddress] = useSearchParams();
  const show = commissionFilterIn(address);
  const commissions = useCommissions(show);
  // What stands above the lines comes with the totals, and would move them from under the reader.
  const arrival = useArrival({ rows: totals && commissions.rows }, 'commissions', oneCommission);
  return (
    <>
      <PageTitle />
      {totals?.next_due && <OwedCard commission={totals.next_due} />}
      {totals && totals.total > 0 && <Totals of={totals} />}
      {totals && totals.total > 0 && (
        <div className="mb-4 sm:max-w-xs">
          <ShowField
            all={owedWords.all}
            parts={commissionListWords.filters}
            show={show}
            onChange={(chosen) => setAddress(chosen ? { show: chosen } : {}, { replace: true })}
          />
        </div>
      )}
      {arrival.isGone && <p className="notice mb-4">{commissionsWords.gone}</p>}
      <Paged
        list={commissions}
        failure={owedWords.notFetched}
        loading={commissionsWords.loadingList}
        empty={
          show && totals?.total ? (
            <Empty title={commissionsWords.noneNow}>{commissionsWords.noneOf[show]}</Empty>
          ) : (
            <Empty title={commissionsWords.nothingOwed} next={<NextLink to={paths.buyerRequests}>{commissionsWords.seeRequests}</NextLink>}>
              {commissionsWords.afterASale(siteName, commissionPercent)}
            </Empty>
          )
        }
      >
        {(rows) => (
          <ul className="border-line divide-line max-w-3xl divide-y border-y">
            {(arrival.row ? [arrival.row, ...rows] : rows).map((commission) => (
              <li key={commission.id} id={commission.id} tabIndex={-1} className="scroll-mt-20 py-3.5">
                <CommissionLine commission={commission} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function Totals({ of: { total, pending, due, held, paid } }: { of: Record<'total' | 'pending' | 'due' | 'held' | 'paid', number> }) {
  const parts = [
    [commissionsWords.ofThatToBePaid, due],
    [commissionsWords.ofThatHeld, held],
  ] as const;
  const figures = [
    [commissionsWords.total, total],
    [commissionsWords.pending, pending],
    ...(held > 0 ? parts : []),
    [commissionsWords.paid, paid],
  ] as const;
  return (
    <dl className="divide-line mb-6 flex max-w-3xl flex-wrap gap-y-3 md:divide-x">
      {figures.map(([label, amount]) => (
        <div key={label} className="flex min-w-36 flex-col-reverse pr-4 md:not-first:pl-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="price text-xl">{ksh(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
