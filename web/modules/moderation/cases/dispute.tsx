import type { Decision } from '../../../../shared/appointments/decision.ts';
import { asksForMoney } from '../../../../shared/commissions/rules.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { shortDate } from '../../../../shared/time.ts';
import { typedAmount } from '../../../../shared/typed-amount.ts';
import { caseDisputeWords } from '../../../../words/moderation/case-dispute.ts';
import { Plate } from '../../../ui/plate.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { MoneyChoice, RefundField } from '../../commissions/money-choice.tsx';
import { useDecide } from '../../commissions/queries.ts';
import { caseScreen } from '../case-screen.tsx';
import { DisputeFacts } from '../dispute-facts.tsx';
import { decidedWords, disputeWords, namesIn, raisedBy, standingWords } from '../dispute-words.ts';
import type { Choice, FieldErrors } from '../use-decision.ts';
import { useKept } from '../use-kept.ts';

/** A disputed outcome: which price was paid, or whether it was sold (docs/domain/lifecycles.md, "Dispute"). */
export const DisputeCase = caseScreen<'dispute'>({
  titleOf(view, isOpen) {
    const { car_model, outcome, disputed_at, disputes, commission } = view;
    const openQuestion = outcome === 'sold' ? caseDisputeWords.whichPrice : caseDisputeWords.wasItSold;
    return {
      question: (isOpen ? openQuestion : caseDisputeWords.wasDisputed)(car_model),
      since: disputed_at,
      ...(disputes.length > 0 && { more: raisedBy(view, namesIn(view)) }),
      plate: commission && <Plate text={commission.reference} title={caseDisputeWords.referenceTitle} />,
    };
  },
  versionOf: ({ disputes }) => disputes[0]?.id,
  Facts: DisputeFacts,
  decidedOf(view) {
    const { decided, disputes } = view;
    if (disputes.length > 0) return null;
    const now = standingWords(view);
    if (!decided) return { how: caseDisputeWords.decided, now };
    return { how: decidedWords(decided), when: shortDate(decided.decided_at), reason: decided.decision, now };
  },
  useToDecide(view, { key }) {
    const decide = useDecide(view.id);
    const now = useNow();
    const { outcome, final_price, bid_price, claimed, commission, people } = view;
    // What somebody claims to have paid is the likeliest price; the offer's where nobody names one.
    const likely = [...claimed, bid_price].find((amount) => amount !== final_price);
    const [typed, setTyped] = useKept(key, 'final_price', likely === undefined ? '' : grouped(likely));
    const [refund, setRefund] = useKept(key, 'refund_reference', '');
    // What can't be read is none.
    const price = typedAmount(typed) || undefined;
    const [way, setWay] = useKept(key, 'money', '');
    const words = disputeWords(view, price, now, way);
    const [kept, setKept] = useKept(key, 'kept_reason', '');
    const paid = asksForMoney(commission) ? commission : null;
    const refundField = (errors: FieldErrors) => ({
      name: 'refund_reference',
      value: refund,
      error: errors.refund_reference,
      onChange: ({ target }: { target: { value: string } }) => setRefund(target.value),
    });
    const keepField = (errors: FieldErrors) => ({
      name: 'kept_reason',
      value: kept,
      error: errors.kept_reason,
      onChange: ({ target }: { target: { value: string } }) => setKept(target.value),
    });
    // Where nothing counts as sold any more; a sale at another price refunds what was paid.
    const takeBack = paid && {
      fields: (errors: FieldErrors) => (
        <MoneyChoice commission={paid} way={way} onWay={setWay} refund={refundField(errors)} keep={keepField(errors)} />
      ),
      missing: way ? null : caseDisputeWords.moneyMissing,
    };
    const money = !paid ? {} : way === 'kept' ? { kept_reason: kept } : { refund_reference: refund };
    const both = {
      why: caseDisputeWords.why,
      done: caseDisputeWords.done,
      told: caseDisputeWords.bothMailed(people.buyer.name, people.dealer.name),
    };
    const send =
      (decision: Decision, more?: { final_price?: number | null; refund_reference?: string; kept_reason?: string }) => (reason: string) =>
        decide.mutateAsync({ decision, reason, ...more });

    const upheld: Choice = { value: 'upheld', ...words.upheld, act: send('upheld'), ...both };
    const sold: Choice = {
      value: 'sold',
      ...words.sold,
      fields: (errors) => (
        <>
          <PriceField
            label={caseDisputeWords.priceLabel}
            name="final_price"
            required
            defaultValue={typed}
            error={errors.final_price}
            onChange={({ target }) => setTyped(target.value)}
          />
          {paid && <RefundField paidWith={paid.payment_reference} {...refundField(errors)} />}
        </>
      ),
      missing: price ? null : caseDisputeWords.priceMissing,
      act: send('sold', { ...(paid && { refund_reference: refund }), final_price: price ?? null }),
      ...both,
    };
    const notSold: Choice = { value: 'not_sold', ...words.not_sold, ...takeBack, act: send('not_sold', money), ...both };
    const cancelled: Choice = { value: 'cancelled', ...words.cancelled, ...takeBack, act: send('cancelled', money), ...both };
    return { choices: [upheld, sold, ...(outcome === 'sold' ? [notSold] : []), cancelled] };
  },
});
