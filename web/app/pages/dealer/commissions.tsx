import { commissionPercent, ksh } from '../../../../shared/money.ts';
import { CommissionLine } from '../../../modules/commissions/commission-line.tsx';
import { useCommissions, useCommissionTotals } from '../../../modules/commissions/queries.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { siteName } from '../../../ui/site-name.ts';
import { StatCard } from '../../../ui/stat-card.tsx';
import { Empty } from '../../../ui/states.tsx';

/** /dashboard/commissions: what a dealer owes and has paid (docs/domain/lifecycles.md, "Commission"). */
export function Component() {
  const { data: totals } = useCommissionTotals();
  const money = (amount: number | undefined) => (amount === undefined ? '–' : ksh(amount));
  return (
    <>
      <PageTitle />
      <div className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard value={money(totals?.total)} label="total" />
        <StatCard value={money(totals?.pending)} label="pending" />
        <StatCard value={money(totals?.held)} label="of that held" />
        <StatCard value={money(totals?.paid)} label="paid" />
      </div>
      <Paged
        list={useCommissions()}
        noun="commissions"
        failure="Failed to fetch commission data"
        loading="Loading commissions"
        empty={
          <Empty title="Nothing owed">
            After a sale you owe {siteName} {commissionPercent}% of the final price.
          </Empty>
        }
      >
        {(rows) => (
          <ul className="card divide-line divide-y px-4">
            {rows.map((commission) => (
              <li key={commission.id} className="py-3">
                <CommissionLine commission={commission} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
