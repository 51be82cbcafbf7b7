import { type ReactNode, useState } from 'react';
import type { Decision } from '../../../shared/appointments/decision.ts';
import type { DisputeView } from '../../../shared/moderation/dispute-view.ts';
import { ksh } from '../../../shared/money.ts';
import { shortDate } from '../../../shared/time.ts';
import { TextField } from '../../ui/field.tsx';
import { asAmount, PriceField } from '../../ui/price-field.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useDecide } from '../commissions/queries.ts';
import { CaseToDecide } from './case-to-decide.tsx';
import { Decided } from './decided.tsx';
import { DisputeFacts } from './dispute-facts.tsx';
import { disputeWords } from './dispute-words.ts';
import { Facts } from './facts-beside.tsx';
import type { Choice, Deciding, FieldErrors } from './use-decision.ts';

interface DisputeProps {
  view: DisputeView;
  deciding: Deciding;
}

/** A disputed outcome: which price was paid, or whether it was sold (docs/domain/lifecycles.md, "Dispute"). */
export function DisputeCase({ view, deciding }: DisputeProps) {
  const facts = <DisputeFacts view={view} />;
  if (view.disputes.length > 0)
    return (
      <Undecided view={view} deciding={deciding}>
        {facts}
      </Undecided>
    );
  const { decided } = view;
  return (
    <Facts
      facts={facts}
      beside={
        <Decided
          how={`${decided?.verdict === 'overturned' ? 'Overturned' : 'Upheld'}: ${standing(view)}`}
          when={decided ? shortDate(decided.decided_at) : undefined}
          reason={decided?.decision}
        />
      }
    />
  );
}

/** What stands now. */
function standing({ outcome, final_price }: DisputeView): string {
  if (outcome === 'sold' && final_price !== null) return `sold at ${ksh(final_price)}`;
  return outcome ? 'not sold' : 'there was no viewing';
}

function Undecided({ view, deciding, children }: DisputeProps & { children: ReactNode }) {
  const decide = useDecide(view.id);
  const now = useNow();
  const { outcome, final_price, bid_price, claimed, commission, people } = view;
  // What somebody claims to have paid is the likeliest price; the offer's where nobody names one.
  const likely = [...claimed, bid_price].find((amount) => amount !== final_price);
  const [price, setPrice] = useState(likely);
  const [refund, setRefund] = useState('');
  const words = disputeWords(view, price, now);
  const told = `${people.buyer.name} and ${people.dealer.name} are mailed. After this neither of them can dispute it again.`;

  const fieldsOf = (decision: Decision) => (errors: FieldErrors) => (
    <>
      {decision === 'sold' && (
        <PriceField
          label="Price it was sold at, in KSh"
          name="final_price"
          required
          defaultValue={price?.toLocaleString('en-KE')}
          error={errors.final_price}
          onChange={({ target }) => setPrice(asAmount.setValueAs(target.value))}
        />
      )}
      {decision !== 'upheld' && commission?.status === 'paid' && (
        <TextField
          label="Reference of the refund"
          name="refund_reference"
          required
          hint={`Paid with ${commission.payment_reference ?? 'no reference'}: send it back first. The dealer reads this.`}
          autoComplete="off"
          value={refund}
          error={errors.refund_reference}
          onChange={({ target }) => setRefund(target.value)}
        />
      )}
    </>
  );

  const choices: Choice[] = (Object.keys(words) as Decision[])
    .filter((decision) => decision !== 'not_sold' || outcome === 'sold')
    .map((decision) => ({
      value: decision,
      ...words[decision],
      fields: fieldsOf(decision),
      why: { label: 'Why (both read this)' },
      missing: decision === 'sold' && !price ? 'Enter the price it was sold at.' : null,
      act: (reason) =>
        decide.mutateAsync({
          decision,
          reason,
          ...(decision === 'sold' && { final_price: price ?? null }),
          ...(decision !== 'upheld' && commission?.status === 'paid' && { refund_reference: refund }),
        }),
      done: 'Dispute decided',
      told,
    }));
  return (
    <CaseToDecide choices={choices} deciding={deciding}>
      {children}
    </CaseToDecide>
  );
}
