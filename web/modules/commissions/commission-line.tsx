import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import type { CommissionLine as Line } from '../../../shared/commissions/api.ts';
import { commissionState } from '../../../shared/commissions/due.ts';
import { payDays } from '../../../shared/commissions/limits.ts';
import { ksh } from '../../../shared/money.ts';
import { owedWords } from '../../../words/commissions/owed.ts';
import { Plate } from '../../ui/plate.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

/** The commission of one sale, as its dealer reads it; why it is held, and what then happens. */
export function CommissionLine({ commission }: { commission: Line }) {
  const { kind, words } = commissionState(commission, useNow());
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Link className="link min-w-0 grow font-bold wrap-anywhere" to={paths.appointment(commission.appointment_id)}>
          {commission.car_model}
        </Link>
        <Price amount={commission.commission_amount} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="text-muted">{owedWords.ofPrice(commissionPercent, ksh(commission.purchase_price))}</span>
        <Plate text={commission.reference} title={owedWords.reference} />
        <StateWords kind={kind}>{words}</StateWords>
      </p>
      {commission.held_by && <Held by={commission.held_by} />}
      {commission.kept_reason && <p className="text-sm wrap-anywhere">{owedWords.kept(commission.kept_reason)}</p>}
    </div>
  );
}

function Held({ by: { raised_by, reason } }: { by: NonNullable<Line['held_by']> }) {
  return (
    <p className="text-sm wrap-anywhere">
      {owedWords.disputed[raised_by](reason)} {owedWords.heldUntil(payDays)}
    </p>
  );
}
