import { paths } from '../../addresses/paths.ts';
import { disputeDays } from '../../appointments/limits.ts';
import { commissionPercent } from '../../commissions/amount.ts';
import { howToPay } from '../../commissions/how-to-pay.ts';
import type { Doer } from '../../deal.ts';
import { ksh } from '../../money.ts';
import { shortDate } from '../../time.ts';
import type { NamedParams, Side } from '../kinds.ts';
import { doer, type WordsOf } from './shape.ts';

const link = ({ appointment_id }: { appointment_id: string }) => paths.appointment(appointment_id);

const commission = ({ commission_id }: { commission_id: string }) => paths.commission(commission_id);

/** How the reader can object, as `whyNotDispute` allows it: not to their own outcome; once our team has decided a dispute, only by writing. */
function notRight({ by, reader, is_decided }: { by: Doer; reader: Side; is_decided: boolean }): string {
  if (by === reader) return '';
  return is_decided ? ' Not right? Please write to us.' : ` Not right? Say so within ${disputeDays} days.`;
}

const heldOrDue = ({ due_at }: NamedParams<'commission-due'>) => `Commission ${due_at ? 'due' : 'held'}`;

/** Until when and how the commission is paid; that nothing is to be paid yet while it is held. */
function paying({ reference, due_at, how }: NamedParams<'commission-due'>, due = 'Due by'): string {
  if (!due_at) return ' Nothing is to be paid yet: our team is looking into the sale first.';
  return ` ${due} ${shortDate(due_at)}. ${howToPay(how, reference)}`;
}

function decided({ car_model, verdict, outcome, final_price }: NamedParams<'outcome-decided'>): string {
  const [it, stands] = verdict === 'upheld' ? ['The record stands', 'was'] : ['The record was corrected', 'counts as'];
  if (outcome === null) return `${it}: the viewing of the ${car_model} counts as cancelled.`;
  return `${it}: the ${car_model} ${stands} ${final_price === null ? 'not sold' : `sold for ${ksh(final_price)}`}.`;
}

/** The outcome of an appointment, disputes about it, its rating and its commission. */
export const saleWords: WordsOf<
  | 'outcome-question'
  | 'outcome-disputed'
  | 'outcome-decided'
  | 'not-sold'
  | 'sale-recorded'
  | 'rating-given'
  | 'review-answered'
  | 'commission-due'
  | 'commission-changed'
  | 'commission-overdue'
  | 'commission-withdrawn'
  | 'commission-paid'
  | 'commission-refunded'
  | 'commission-kept'
> = {
  'outcome-question': {
    title: () => 'How did the viewing go?',
    body: ({ car_model }) => `Tell us whether the ${car_model} was sold, and at what price.`,
    link: ({ appointment_id }) => paths.appointment(appointment_id, 'outcome'),
    subject: ({ car_model }) => `How did the viewing of the ${car_model} go?`,
  },
  'outcome-disputed': {
    title: () => 'The outcome is being checked',
    body: ({ car_model, ...who }) => {
      const why =
        who.by === 'system'
          ? `What was recorded for the ${car_model} needs a check.`
          : `${doer(who)} said that what was recorded for the ${car_model} is not right.`;
      return `${why} Our team decides${who.is_held ? '; the commission waits' : ''}.`;
    },
    link,
    subject: ({ car_model }) => `Our team checks the outcome for ${car_model}`,
  },
  'outcome-decided': {
    title: ({ verdict }) => (verdict === 'upheld' ? 'Our team decided: the record stands' : 'Our team decided: the record was corrected'),
    body: (params) => `${decided(params)} Why: “${params.reason}”`,
    link,
    subject: ({ car_model }) => `Our team decided about the ${car_model}`,
  },
  'not-sold': {
    title: () => 'Viewing completed, not sold',
    body: ({ car_model, ...who }) => `${doer(who)} recorded that the ${car_model} was not sold.${notRight(who)}`,
    link,
  },
  'sale-recorded': {
    title: () => 'Sale recorded',
    body: ({ car_model, final_price, ...who }) =>
      `${doer(who)} recorded that the ${car_model} was sold for ${ksh(final_price)}.${notRight(who)}`,
    link,
    subject: ({ car_model, final_price }) => `Sale recorded: ${car_model}, ${ksh(final_price)}`,
  },
  'rating-given': {
    title: () => 'You were rated',
    body: ({ other, car_model }) => `${other} rated the viewing of the ${car_model}.`,
    link,
  },
  'review-answered': {
    title: () => 'Your review was answered',
    body: ({ other, car_model }) => `${other} answered what you wrote after the viewing of the ${car_model}.`,
    link,
  },
  'commission-due': {
    title: (owed) => `${heldOrDue(owed)}: ${ksh(owed.commission_amount)}`,
    body: (owed) => `${commissionPercent}% of ${ksh(owed.purchase_price)} for the ${owed.car_model}.${paying(owed)}`,
    link: commission,
    subject: (owed) => `${heldOrDue(owed)}: ${ksh(owed.commission_amount)} for ${owed.car_model}`,
  },
  'commission-changed': {
    title: ({ commission_amount }) => `Commission changed: ${ksh(commission_amount)}`,
    body: (owed) => `The final price of the ${owed.car_model} is now ${ksh(owed.purchase_price)}.${paying(owed)}`,
    link: commission,
    subject: ({ commission_amount, car_model }) => `Commission changed: ${ksh(commission_amount)} for ${car_model}`,
  },
  'commission-overdue': {
    title: ({ commission_amount }) => `Commission overdue: ${ksh(commission_amount)}`,
    body: (owed) => `For the ${owed.car_model}.${paying(owed, 'It was due by')}`,
    link: commission,
    subject: ({ commission_amount, car_model }) => `Commission overdue: ${ksh(commission_amount)} for ${car_model}`,
  },
  'commission-withdrawn': {
    title: () => 'Commission withdrawn',
    body: ({ car_model }) => `You owe nothing for the ${car_model}: its sale was taken back.`,
    link,
  },
  'commission-paid': {
    title: ({ commission_amount }) => `Commission paid: ${ksh(commission_amount)}`,
    body: ({ car_model }) => `Your payment for the ${car_model} was recorded.`,
    link: commission,
    subject: ({ commission_amount, car_model }) => `Commission paid: ${ksh(commission_amount)} for ${car_model}`,
  },
  'commission-refunded': {
    title: ({ commission_amount }) => `Commission refunded: ${ksh(commission_amount)}`,
    body: ({ car_model, refund_reference }) =>
      `Our team corrected the record of the ${car_model} and sent your payment back. Reference: ${refund_reference}.`,
    link: commission,
    subject: ({ commission_amount, car_model }) => `Commission refunded: ${ksh(commission_amount)} for ${car_model}`,
  },
  'commission-kept': {
    title: ({ commission_amount }) => `Commission kept: ${ksh(commission_amount)}`,
    body: ({ car_model, kept_reason }) => `Our team took the sale of the ${car_model} back and keeps your payment. Why: “${kept_reason}”`,
    link: commission,
    subject: ({ commission_amount, car_model }) => `Commission kept: ${ksh(commission_amount)} for ${car_model}`,
  },
};
