import { useState } from 'react';
import { Link } from 'react-router';
import { dealerName } from '../../../shared/accounts/names.ts';
import type { DisputeCase } from '../../../shared/appointments/dispute-case.ts';
import { ksh } from '../../../shared/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { friendlyDay } from '../../../shared/time.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

const DecisionDialog = lazyDialog(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

/** A disputed outcome that waits for the administrator: what was recorded, who says what, what is at stake. */
export function DisputeCard({ dispute }: { dispute: DisputeCase }) {
  const [isDeciding, setDeciding] = useState(false);
  const now = useNow();
  const { car_model, bid_price, commission } = dispute;
  const persons = { buyer: dispute.buyer.full_name, dealer: dealerName(dispute.dealer), team: 'Our team', system: 'By rule' };
  return (
    <article className="card card-waiting grid gap-3 p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="min-w-0 grow text-lg wrap-anywhere">{car_model}</h3>
        <StateWords kind="waiting">disputed {friendlyDay(dispute.disputed_at, now)}</StateWords>
      </div>
      <p className="wrap-anywhere">
        {persons.buyer} and {persons.dealer}, offer of {ksh(bid_price)}. {persons[dispute.completed_by ?? 'system']} recorded:{' '}
        <strong>{dispute.final_price === null ? 'not sold' : `sold at ${ksh(dispute.final_price)}`}</strong>.
      </p>
      <ul className="grid gap-1">
        {dispute.disputes.map(({ id, raised_by, reason }) => (
          <li key={id} className="wrap-anywhere">
            <span className="text-muted">{persons[raised_by]}:</span> “{reason}”
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted min-w-0 grow text-sm">
          {commission
            ? `Commission ${ksh(commission.commission_amount)}, ${commission.status === 'paid' ? 'already paid' : 'held until you decide'}.`
            : 'No commission so far.'}{' '}
          <Link className="link" to={paths.appointment(dispute.id)}>
            See the appointment
          </Link>
        </p>
        <button
          type="button"
          className="btn btn-primary max-sm:w-full"
          aria-label={`Decide: ${car_model}`}
          onClick={() => setDeciding(true)}
        >
          Decide
        </button>
      </div>
      {isDeciding && <DecisionDialog dispute={dispute} onClose={() => setDeciding(false)} />}
    </article>
  );
}
