import { saleNoticesWords } from '../../../words/notifications/sale-notices.ts';
import { paths } from '../../addresses/paths.ts';
import { disputeDays } from '../../appointments/limits.ts';
import { commissionPercent } from '../../commissions/amount.ts';
import { howToPay } from '../../commissions/how-to-pay.ts';
import type { Doer } from '../../deal.ts';
import { ksh } from '../../money.ts';
import { shortDate } from '../../time.ts';
import type { NamedParams, Side } from '../kinds.ts';
import { doer, sentences, type WordsOf } from './shape.ts';

const link = ({ appointment_id }: { appointment_id: string }) => paths.appointment(appointment_id);

const commission = ({ commission_id }: { commission_id: string }) => paths.commission(commission_id);

/** How the reader can object, as `whyNotDispute` allows it: not to their own outcome; once our team has decided a dispute, only by writing. */
function notRight({ by, reader, is_decided }: { by: Doer; reader: Side; is_decided: boolean }): string {
  if (by === reader) return '';
  return is_decided ? saleNoticesWords.notRight.byWriting : saleNoticesWords.notRight.within(disputeDays);
}

/** Until when and how the commission is paid; that nothing is to be paid yet while it is held. */
function paying({ reference, due_at, how }: NamedParams<'commission-due'>, due: (day: string) => string): string {
  return due_at ? sentences(due(shortDate(due_at)), howToPay(how, reference)) : saleNoticesWords.nothingToPayYet;
}

function decided({ car_model, verdict, outcome, final_price }: NamedParams<'outcome-decided'>): string {
  const { cancelled, notSold, sold } = saleNoticesWords.decided[verdict];
  if (outcome === null) return cancelled(car_model);
  return final_price === null ? notSold(car_model) : sold(car_model, ksh(final_price));
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
    title: () => saleNoticesWords.question.title,
    body: ({ car_model }) => saleNoticesWords.question.body(car_model),
    link: ({ appointment_id }) => paths.appointment(appointment_id, 'outcome'),
    subject: ({ car_model }) => saleNoticesWords.question.subject(car_model),
  },
  'outcome-disputed': {
    title: () => saleNoticesWords.disputed.title,
    body: ({ car_model, other, is_held, ...who }) =>
      sentences(
        saleNoticesWords.disputed.by[doer(who)](car_model, other),
        is_held ? saleNoticesWords.disputed.nextWhileHeld : saleNoticesWords.disputed.next,
      ),
    link,
    subject: ({ car_model }) => saleNoticesWords.disputed.subject(car_model),
  },
  'outcome-decided': {
    title: ({ verdict }) => saleNoticesWords.decided[verdict].title,
    body: (params) => sentences(decided(params), saleNoticesWords.decidedWhy(params.reason)),
    link,
    subject: ({ car_model }) => saleNoticesWords.decidedSubject(car_model),
  },
  'not-sold': {
    title: () => saleNoticesWords.notSold.title,
    body: ({ car_model, other, ...who }) => sentences(saleNoticesWords.notSold.by[doer(who)](car_model, other), notRight(who)),
    link,
  },
  'sale-recorded': {
    title: () => saleNoticesWords.sold.title,
    body: ({ car_model, other, final_price, ...who }) =>
      sentences(saleNoticesWords.sold.by[doer(who)](car_model, ksh(final_price), other), notRight(who)),
    link,
    subject: ({ car_model, final_price }) => saleNoticesWords.sold.subject(car_model, ksh(final_price)),
  },
  'rating-given': {
    title: () => saleNoticesWords.rated.title,
    body: ({ other, car_model }) => saleNoticesWords.rated.body(other, car_model),
    link,
  },
  'review-answered': {
    title: () => saleNoticesWords.reviewAnswered.title,
    body: ({ other, car_model }) => saleNoticesWords.reviewAnswered.body(other, car_model),
    link,
  },
  'commission-due': {
    title: ({ due_at, commission_amount }) =>
      (due_at ? saleNoticesWords.commissionDue : saleNoticesWords.commissionHeld).title(ksh(commission_amount)),
    body: (owed) =>
      sentences(
        saleNoticesWords.ofPrice(commissionPercent, ksh(owed.purchase_price), owed.car_model),
        paying(owed, saleNoticesWords.dueBy),
      ),
    link: commission,
    subject: ({ due_at, commission_amount, car_model }) =>
      (due_at ? saleNoticesWords.commissionDue : saleNoticesWords.commissionHeld).subject(ksh(commission_amount), car_model),
  },
  'commission-changed': {
    title: ({ commission_amount }) => saleNoticesWords.commissionChanged.title(ksh(commission_amount)),
    body: (owed) =>
      sentences(saleNoticesWords.commissionChanged.body(owed.car_model, ksh(owed.purchase_price)), paying(owed, saleNoticesWords.dueBy)),
    link: commission,
    subject: ({ commission_amount, car_model }) => saleNoticesWords.commissionChanged.subject(ksh(commission_amount), car_model),
  },
  'commission-overdue': {
    title: ({ commission_amount }) => saleNoticesWords.commissionOverdue.title(ksh(commission_amount)),
    body: (owed) => sentences(saleNoticesWords.commissionOverdue.body(owed.car_model), paying(owed, saleNoticesWords.wasDueBy)),
    link: commission,
    subject: ({ commission_amount, car_model }) => saleNoticesWords.commissionOverdue.subject(ksh(commission_amount), car_model),
  },
  'commission-withdrawn': {
    title: () => saleNoticesWords.commissionWithdrawn.title,
    body: ({ car_model }) => saleNoticesWords.commissionWithdrawn.body(car_model),
    link,
  },
  'commission-paid': {
    title: ({ commission_amount }) => saleNoticesWords.commissionPaid.title(ksh(commission_amount)),
    body: ({ car_model }) => saleNoticesWords.commissionPaid.body(car_model),
    link: commission,
    subject: ({ commission_amount, car_model }) => saleNoticesWords.commissionPaid.subject(ksh(commission_amount), car_model),
  },
  'commission-refunded': {
    title: ({ commission_amount }) => saleNoticesWords.commissionRefunded.title(ksh(commission_amount)),
    body: ({ car_model, refund_reference }) => saleNoticesWords.commissionRefunded.body(car_model, refund_reference),
    link: commission,
    subject: ({ commission_amount, car_model }) => saleNoticesWords.commissionRefunded.subject(ksh(commission_amount), car_model),
  },
  'commission-kept': {
    title: ({ commission_amount }) => saleNoticesWords.commissionKept.title(ksh(commission_amount)),
    body: ({ car_model, kept_reason }) => saleNoticesWords.commissionKept.body(car_model, kept_reason),
    link: commission,
    subject: ({ commission_amount, car_model }) => saleNoticesWords.commissionKept.subject(ksh(commission_amount), car_model),
  },
};
