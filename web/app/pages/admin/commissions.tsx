import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { adminCommissionsApi } from '../../../../shared/commissions/admin-api.ts';
import { type AdminCommissionSort, adminCommissionFiltersIn } from '../../../../shared/commissions/admin-filters.ts';
import { commissionPercent } from '../../../../shared/commissions/amount.ts';
import type { Commission } from '../../../../shared/commissions/api.ts';
import { commissionState } from '../../../../shared/commissions/due.ts';
import { whyNotMarkPaid } from '../../../../shared/commissions/rules.ts';
import { dealerName } from '../../../../shared/dealers/names.ts';
import { ksh } from '../../../../shared/money.ts';
import { shortDate } from '../../../../shared/time.ts';
import { adminCommissionsWords } from '../../../../words/commissions/admin-commissions.ts';
import { commissionListWords } from '../../../../words/commissions/commission-list.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { AdminList } from '../../../modules/administration/admin-list.tsx';
import { useAllCommissions } from '../../../modules/commissions/admin-queries.ts';
import { CommissionSumsRow } from '../../../modules/commissions/commission-sums.tsx';
import { PersonLink } from '../../../modules/people/person-link.tsx';
import { PaymentCard } from '../../../modules/settings/payment-card.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { useFocusKept } from '../../../ui/remember-focus.ts';
import { ShowField } from '../../../ui/show-field.tsx';
import { SortField } from '../../../ui/sort-field.tsx';
import { StateWords } from '../../../ui/state-words.tsx';
import { Empty } from '../../../ui/states.tsx';
import type { Columns } from '../../../ui/table.tsx';
import { useNow } from '../../../ui/use-now.ts';

const MarkPaidDialog = lazyDialog(async () => (await import('../../../modules/commissions/mark-paid-dialog.tsx')).MarkPaidDialog);

/** /dashboard/admin/commissions: what is owed, where dealers pay, and every commission (docs/domain/lifecycles.md, "Commission"). */
export function Component() {
  const look = useFilters(adminCommissionFiltersIn);
  const { filters, deferred, change } = look;
  const [paying, setPaying] = useState<Commission | null>(null);
  return (
    <>
      <AdminList
        things={adminCommissionsWords.things}
        list={useAllCommissions(deferred)}
        look={look}
        csv={adminCommissionsApi.csv}
        above={
          <>
            <CommissionSumsRow dealer={filters.dealer} onDealer={(dealer) => change({ dealer })} onShow={(show) => change({ show })} />
            <PaymentCard />
            <p className="mb-4 text-sm">
              {adminCommissionsWords.disputesHold}{' '}
              <Link className="link inline-block py-3" to={paths.moderation}>
                {adminCommissionsWords.decideDisputes}
              </Link>
            </p>
          </>
        }
        search={adminCommissionsWords.search}
        loading={adminCommissionsWords.loading}
        failure={adminCommissionsWords.notFetched}
        none={<Empty title={adminCommissionsWords.none}>{adminCommissionsWords.noneYet(commissionPercent)}</Empty>}
        noMatch={<Empty title={adminCommissionsWords.noMatch}>{adminCommissionsWords.tryAnother}</Empty>}
        columns={columnsOf((dealer) => change({ dealer }), filters.dealer)}
        usual="newest"
        act={(commission) => !whyNotMarkPaid(commission) && <PayButton commission={commission} onPay={setPaying} />}
      >
        <ShowField
          all={adminCommissionsWords.all}
          parts={commissionListWords.filters}
          show={filters.show}
          onChange={(show) => change({ show })}
        />
        <SortField sorts={commissionListWords.sorts} sort={filters.sort} onChange={(sort) => change({ sort })} />
      </AdminList>
      {paying && <MarkPaidDialog commission={paying} onClose={() => setPaying(null)} />}
    </>
  );
}

interface PayProps {
  commission: Commission;
  onPay: (commission: Commission) => void;
}

function PayButton({ commission, onPay }: PayProps) {
  useFocusKept();
  return (
    <button
      type="button"
      className="btn btn-outline text-sm whitespace-nowrap max-xl:w-full"
      aria-label={adminCommissionsWords.markThatAsPaid(dealerName(commission.dealer), ksh(commission.commission_amount))}
      onClick={() => onPay(commission)}
    >
      {adminCommissionsWords.markAsPaid}
    </button>
  );
}

const columnsOf = (onDealer: (dealer: string) => void, dealerShown: string | undefined): Columns<Commission, AdminCommissionSort> => [
  { label: adminCommissionsWords.columns.reference, value: ({ reference }) => <Plate text={reference} />, kind: 'short' },
  {
    label: adminCommissionsWords.columns.dealer,
    value: ({ dealer }) => (
      <>
        <PersonLink id={dealer.user_id} name={dealerName(dealer)} />
        {dealer.user_id !== dealerShown && (
          <button
            type="button"
            className="link block min-h-11 cursor-pointer text-left text-sm"
            aria-label={adminCommissionsWords.allOf(dealerName(dealer))}
            onClick={() => onDealer(dealer.user_id)}
          >
            {adminCommissionsWords.allOfThisDealer}
          </button>
        )}
      </>
    ),
  },
  {
    label: adminCommissionsWords.columns.car,
    value: ({ appointment_id, car_model }) => (
      <Link className="link -my-2.5 inline-flex min-h-11 items-center wrap-anywhere" to={paths.appointment(appointment_id)}>
        {car_model}
      </Link>
    ),
  },
  { label: adminCommissionsWords.columns.price, value: ({ purchase_price }) => ksh(purchase_price), kind: 'amount' },
  {
    label: adminCommissionsWords.columns.commission,
    value: ({ commission_amount }) => <strong>{ksh(commission_amount)}</strong>,
    kind: 'amount',
    sorts: [['highest', 'descending']],
  },
  {
    label: adminCommissionsWords.columns.created,
    value: ({ created_at }) => shortDate(created_at),
    kind: 'short',
    sorts: [
      ['newest', 'descending'],
      ['oldest', 'ascending'],
    ],
  },
  {
    label: adminCommissionsWords.columns.status,
    value: (commission) => <Standing commission={commission} />,
    sorts: [['due', 'ascending']],
  },
];

function Standing({ commission }: { commission: Commission }) {
  const { kind, words } = commissionState(commission, useNow());
  // The code of a payment stays whole.
  return (
    <span className="wrap-break-word">
      <StateWords kind={kind}>{words}</StateWords>
    </span>
  );
}
