import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { dealerName } from '../../../shared/accounts/names.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import type { Commission } from '../../../shared/commissions/api.ts';
import { commissionState } from '../../../shared/commissions/due.ts';
import { whyNotMarkPaid } from '../../../shared/commissions/rules.ts';
import { ksh } from '../../../shared/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Plate } from '../../ui/plate.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

const MarkPaidDialog = lazyDialog(async () => (await import('./mark-paid-dialog.tsx')).MarkPaidDialog);

/** A commission as the administrator sees it: one row on a desk, a card on a phone. */
export function AdminCommissionLine({ commission }: { commission: Commission }) {
  const [isPaying, setPaying] = useState(false);
  const { kind, words } = commissionState(commission, useNow());
  const name = dealerName(commission.dealer);
  return (
    <article className="grid grid-cols-2 items-center gap-x-4 gap-y-2 md:grid-cols-4 xl:min-h-14 xl:grid-cols-[minmax(0,1fr)_7.5rem_6.5rem_6.5rem_12rem_9rem]">
      <div className="max-xl:col-span-full">
        <Link className="link font-bold wrap-anywhere" to={paths.appointment(commission.appointment_id)}>
          {commission.car_model}
        </Link>
        <p className="text-muted text-sm wrap-anywhere">{name}</p>
      </div>
      <Cell label="Final price">{ksh(commission.purchase_price)}</Cell>
      <Cell label={`${commissionPercent}%`}>
        <strong>{ksh(commission.commission_amount)}</strong>
      </Cell>
      <Cell label="Reference">
        <Plate text={commission.reference} />
      </Cell>
      <div className="text-sm wrap-anywhere">
        <StateWords kind={kind}>{words}</StateWords>
      </div>
      {whyNotMarkPaid(commission) === null && (
        <button
          type="button"
          className="btn btn-outline whitespace-nowrap max-md:col-span-2 md:max-xl:col-start-4"
          aria-label={`Mark as Paid: ${name}, ${ksh(commission.commission_amount)}`}
          onClick={() => setPaying(true)}
        >
          Mark as Paid
        </button>
      )}
      {isPaying && <MarkPaidDialog commission={commission} onClose={() => setPaying(false)} />}
    </article>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="whitespace-nowrap">
      <span className="text-muted block text-sm">{label}</span>
      {children}
    </p>
  );
}
