import { useSearchParams } from 'react-router';
import { commissionPercent } from '../../../../shared/commissions/amount.ts';
import { commissionFilterIn, commissionFilterLabels } from '../../../../shared/commissions/filters.ts';
import { AdminCommissionLine } from '../../../modules/commissions/admin-commission-line.tsx';
import { DisputeCard } from '../../../modules/commissions/dispute-card.tsx';
import { useCommissions, useDisputed } from '../../../modules/commissions/queries.ts';
import { PaymentCard } from '../../../modules/settings/payment-card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { Empty } from '../../../ui/states.tsx';

/** /dashboard/admin/commissions: disputes to decide, where dealers pay, and every commission (docs/domain/lifecycles.md, "Commission"). */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const show = commissionFilterIn(address);
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
        <ShowField
          all="All commissions"
          parts={commissionFilterLabels}
          show={show}
          onChange={(chosen) => setAddress(chosen ? { show: chosen } : {}, { replace: true })}
        />
      </div>
      <Paged
        list={useCommissions(show)}
        noun="commissions"
        failure="Failed to fetch commission data"
        loading="Loading commissions"
        empty={
          show ? (
            <Empty title="None of these">No commission is {commissionFilterLabels[show].toLowerCase()} now.</Empty>
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
