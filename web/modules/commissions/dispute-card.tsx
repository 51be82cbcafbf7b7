import { useState } from 'react';
import { Link } from 'react-router';
import type { DisputeCase } from '../../../shared/appointments/dispute-case.ts';
import { ksh } from '../../../shared/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { friendlyDay } from '../../../shared/time.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { DisputeFacts } from './dispute-facts.tsx';

const DecisionDialog = lazyDialog(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

/** A disputed outcome that waits for the administrator: what was recorded, who says what, what is at stake. */
export function DisputeCard({ dispute }: { dispute: DisputeCase }) {
  const [isDeciding, setDeciding] = useState(false);
  const now = useNow();
  const { car_model, commission } = dispute;
  return (
    <article className="card card-waiting grid gap-3 p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="min-w-0 grow text-lg wrap-anywhere">{car_model}</h3>
        <StateWords kind="waiting">disputed {friendlyDay(dispute.disputed_at, now)}</StateWords>
      </div>
      <DisputeFacts dispute={dispute} />
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
