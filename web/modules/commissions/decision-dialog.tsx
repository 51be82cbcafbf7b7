import { decisionForm, decisions } from '../../../shared/appointments/decision.ts';
import { decisionWords } from '../../../shared/appointments/decision-words.ts';
import type { DisputeCase } from '../../../shared/appointments/dispute-case.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { asAmount, PriceField } from '../../ui/price-field.tsx';
import { useNow } from '../../ui/use-now.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { useDecide } from './queries.ts';

/** The administrator decides a dispute: each choice says the money that follows, and the button repeats it (docs/domain/lifecycles.md, "Dispute"). */
export function DecisionDialog({ dispute, onClose }: { dispute: DisputeCase; onClose: () => void }) {
  const decide = useDecide(dispute.id);
  const now = useNow();
  const { form, field, sending } = useSendForm({
    schema: decisionForm,
    defaults: () => ({ decision: undefined, reason: '' }),
    // A field that is not shown must send no value.
    shouldUnregister: true,
    send: decide.mutateAsync,
    done: 'Dispute decided',
    failed: 'The decision was not saved',
    after: onClose,
  });
  const decision = form.watch('decision');
  const words = decisionWords(dispute, form.watch('final_price') ?? null, now);
  const choices = decisions.filter((value) => value !== 'not_sold' || dispute.outcome === 'sold');
  return (
    <FormDialog
      title={`Decide: ${dispute.car_model}`}
      action={decision ? words[decision] : 'Choose first'}
      disabled={!decision}
      busy="Deciding…"
      onClose={onClose}
      {...sending}
    >
      <DisputeFacts dispute={dispute} />
      <ChoiceField label="Your decision" isList options={choices.map((value) => ({ value, label: words[value] }))} {...field('decision')} />
      {decision === 'sold' && <PriceField label="Price it was sold at, in KSh" required {...field('final_price', asAmount)} />}
      {decision && decision !== 'upheld' && dispute.commission?.status === 'paid' && (
        <TextField
          label="Reference of the refund"
          required
          hint={`Paid with ${dispute.commission.payment_reference ?? 'no reference'}: send it back first. The dealer reads this.`}
          autoComplete="off"
          {...field('refund_reference')}
        />
      )}
      <TextArea label="Why? Buyer and dealer both read this." required {...field('reason')} />
      <p className="text-muted text-sm">Both are told. After this neither of them can dispute it again.</p>
    </FormDialog>
  );
}
