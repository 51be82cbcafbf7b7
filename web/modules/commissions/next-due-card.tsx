import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import { dueInWords } from '../../../shared/commissions/due.ts';
import { ksh } from '../../../shared/money.ts';
import { friendlyDay } from '../../../shared/time.ts';
import { owedWords } from '../../../words/commissions/owed.ts';
import { Plate } from '../../ui/plate.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useCommissionTotals } from './queries.ts';

/** What a dealer owes and has to pay first, on their home. Renders nothing when nothing is owed. */
export function NextDueCard() {
  const { data: totals } = useCommissionTotals();
  const now = useNow();
  if (!totals || totals.pending === 0) return null;
  const { next_due: due } = totals;
  return (
    <section className="card grid gap-3 p-4 md:p-6" aria-label={owedWords.heading}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{owedWords.heading}</h2>
        {due?.due_at && <StateWords kind="waiting">{dueInWords({ due_at: due.due_at, is_overdue: due.is_overdue }, now)}</StateWords>}
      </header>
      {totals.held > 0 ? <Parts {...totals} /> : <Price amount={totals.pending} className="text-[1.6875rem]" />}
      {due ? (
        <>
          <p className="text-muted text-sm wrap-anywhere">
            {due.commission_amount !== totals.due && `${owedWords.first(ksh(due.commission_amount))} `}
            {owedWords.soldOn(commissionPercent, ksh(due.purchase_price), due.car_model, friendlyDay(due.created_at, now))}
          </p>
          <p className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-3">
            <span className="inline-flex items-center gap-2">
              {owedWords.quote} <Plate text={due.reference} />
            </span>
            <Link className="btn btn-outline" to={paths.commissions}>
              {owedWords.howToPay}
            </Link>
          </p>
        </>
      ) : (
        <p className="text-muted text-sm">{owedWords.nothingToPayNow}</p>
      )}
    </section>
  );
}

/** What is owed, and of that what can be paid and what waits for a dispute. */
function Parts({ pending, due, held }: { pending: number; due: number; held: number }) {
  const parts = [
    [owedWords.owedInAll, pending],
    [owedWords.toBePaid, due],
    [owedWords.heldByDispute, held],
  ] as const;
  return (
    <dl className="grid gap-1">
      {parts.map(([label, amount]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-muted text-sm">{label}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
