import { commissionPercent } from '../../../shared/commissions/amount.ts';
import type { CommissionDue } from '../../../shared/commissions/api.ts';
import { dueInWords } from '../../../shared/commissions/due.ts';
import { ksh } from '../../../shared/money.ts';
import { owedWords } from '../../../words/commissions/owed.ts';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { HowToPay } from './how-to-pay.tsx';

/** The commission that has to be paid first: how much, until when, and how. */
export function OwedCard({ commission }: { commission: CommissionDue }) {
  const now = useNow();
  const { car_model, commission_amount, purchase_price, due_at, is_overdue } = commission;
  return (
    <section className="lead-card mb-6 grid max-w-3xl gap-4 p-4 md:grid-cols-2 md:gap-8 md:p-6" aria-labelledby="owed">
      <div className="grid content-start gap-2">
        <h2 id="owed" className="text-lg">
          {owedWords.heading}
        </h2>
        <Price amount={commission_amount} className="text-3xl" />
        {due_at && <StateWords kind="waiting">{dueInWords({ due_at, is_overdue }, now)}</StateWords>}
        <p className="text-muted text-sm wrap-anywhere">{owedWords.ofSale(commissionPercent, ksh(purchase_price), car_model)}</p>
      </div>
      <HowToPay commission={commission} />
    </section>
  );
}
