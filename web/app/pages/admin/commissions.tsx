import { useSearchParams } from 'react-router';
import { commissionPercent } from '../../../../shared/commissions/amount.ts';
import { type CommissionFilter, commissionFilters } from '../../../../shared/commissions/filters.ts';
import { AdminCommissionLine } from '../../../modules/commissions/admin-commission-line.tsx';
import { DisputeCard } from '../../../modules/commissions/dispute-card.tsx';
import { useAllCommissions, useDisputed } from '../../../modules/commissions/queries.ts';
import { PaymentCard } from '../../../modules/settings/payment-card.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { Empty } from '../../../ui/states.tsx';

const labels = {
  pending: 'Pending',
  overdue: 'Overdue',
  held: 'Held by a dispute',
  paid: 'Paid',
} satisfies Record<CommissionFilter, string>;

/** /dashboard/admin/commissions: disputes to decide, where dealers pay, and every commission (docs/domain/lifecycles.md, "Commission"). */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const show = commissionFilters.find((filter) => filter === address.get('show'));
  return (
    <>
      <PageTitle />
      <Paged list={useDisputed()} noun="disputes" failure="Disputes could not be loaded" loading="Loading disputes" empty={null}>
        {(rows) => (
          <section className="mb-6 grid gap-3" aria-labelledby="disputes">
            <h2 id="disputes" className="text-xl">
              Disputes to decide
            </h2>
            {rows.map((dispute) => (
              <DisputeCard key={dispute.id} dispute={dispute} />
            ))}
          </section>
        )}
      </Paged>
      <PaymentCard />
      <div className="mb-4 max-w-xs">
        <SelectField
          label="Show"
          name="show"
          value={show ?? ''}
          onChange={({ target }) => setAddress(target.value ? { show: target.value } : {}, { replace: true })}
        >
          <option value="">All commissions</option>
          {commissionFilters.map((filter) => (
            <option key={filter} value={filter}>
              {labels[filter]}
            </option>
          ))}
        </SelectField>
      </div>
      <Paged
        list={useAllCommissions(show)}
        noun="commissions"
        failure="Failed to fetch commission data"
        loading="Loading commissions"
        empty={
          show ? (
            <Empty title="None of these">No commission is {labels[show].toLowerCase()} now.</Empty>
          ) : (
            <Empty title="No commission yet">Each recorded sale appears here with its {commissionPercent}%.</Empty>
          )
        }
      >
        {(rows) => (
          <ul className="border-line divide-line divide-y border-y">
            {rows.map((commission) => (
              <li key={commission.id} className="py-3 md:py-1.5">
                <AdminCommissionLine commission={commission} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
