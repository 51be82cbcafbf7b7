import type { ReactNode } from 'react';
import type { Decision } from '../../../shared/appointments/decision.ts';
import type { DisputeView } from '../../../shared/moderation/dispute-view.ts';
import { shortDate } from '../../../shared/time.ts';
import { typedAmount } from '../../../shared/typed-amount.ts';
import { TextField } from '../../ui/field.tsx';
import { PriceField } from '../../ui/price-field.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useDecide } from '../commissions/queries.ts';
import { CaseToDecide } from './case-to-decide.tsx';
import { Decided } from './decided.tsx';
import { DisputeFacts } from './dispute-facts.tsx';
import { decidedWords, disputeWords, standingWords } from './dispute-words.ts';
import { Facts } from './facts-beside.tsx';
import type { Choice, Deciding, FieldErrors } from './use-decision.ts';
import { useKept } from './use-kept.ts';

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
          how={decided ? decidedWords(decided) : 'Decided'}
          when={decided ? shortDate(decided.decided_at) : undefined}
          reason={decided?.decision}
          now={`Now: ${standingWords(view)}.`}
        />
      }
    />
  );
}

function Undecided({ view, deciding, children }: DisputeProps & { children: ReactNode }) {
  const decide = useDecide(view.id);
  const now = useNow();
  const { outcome, final_price, bid_price, claimed, commission, people } = view;
  // What somebody claims to have paid is the likeliest price; the offer's where nobody names one.
  const likely = [...claimed, bid_price].find((amount) => amount !== final_price);
  const [typed, setTyped] = useKept(deciding.key, 'final_price', likely?.toLocaleString('en-KE') ?? '');
  const [refund, setRefund] = useKept(deciding.key, 'refund_reference', '');
  // What can't be read is none.
  const price = typedAmount(typed) || undefined;
  const words = disputeWords(view, price, now);
  const told = `${people.buyer.name} and ${people.dealer.name} are mailed. After this neither of them can dispute it again.`;

  const fieldsOf = (decision: Decision) => (errors: FieldErrors) => (
    <>
      {decision === 'sold' && (
        <PriceField
          label="Price it was sold at, in KSh"
          name="final_price"
          required
          defaultValue={typed}
          error={errors.final_price}
          onChange={({ target }) => setTyped(target.value)}
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
