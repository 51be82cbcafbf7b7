import { dealerName } from '../../../shared/accounts/names.ts';
import type { DisputeCase } from '../../../shared/appointments/dispute-case.ts';
import { ksh } from '../../../shared/money.ts';

/** What an administrator weighs in a dispute: the offer, the recorded outcome, and what each side says about it (docs/domain/lifecycles.md, "Dispute"). */
export function DisputeFacts({ dispute }: { dispute: DisputeCase }) {
  const { bid_price, completed_by, final_price, disputes } = dispute;
  const persons = { buyer: dispute.buyer.full_name, dealer: dealerName(dispute.dealer), team: 'Our team', system: 'By rule' };
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        {persons.buyer} and {persons.dealer}, offer of {ksh(bid_price)}. {persons[completed_by ?? 'system']} recorded:{' '}
        <strong>{final_price === null ? 'not sold' : `sold at ${ksh(final_price)}`}</strong>.
      </p>
      <ul className="grid gap-1">
        {disputes.map(({ id, raised_by, reason }) => (
          <li key={id} className="wrap-anywhere">
            <span className="text-muted">{persons[raised_by]}:</span> “{reason}”
          </li>
        ))}
      </ul>
    </div>
  );
}
