import { commissionPercent } from '../shared/commissions/amount.ts';
import { ksh } from '../shared/money.ts';
import type { MailParams } from '../shared/notifications/mails.ts';
import { longDate, shortDate } from '../shared/time.ts';
import { saleMailsWords } from '../words/emails/sale-mails.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

type Owing = MailParams<'commission-due'>;

/** What is owed for which car, until when and how it is paid. */
const Owed = ({ car_model, purchase_price, commission_amount, reference, due_at, how }: Owing) => (
  <>
    <Fact label={saleMailsWords.car}>{car_model}</Fact>
    <Fact label={saleMailsWords.finalPrice}>{ksh(purchase_price)}</Fact>
    <Fact label={saleMailsWords.commission}>{ksh(commission_amount)}</Fact>
    {due_at && <Fact label={saleMailsWords.payUntil}>{longDate(due_at)}</Fact>}
    {due_at && 'number' in how && (
      <>
        <Fact label={saleMailsWords.number[how.kind]}>{how.number}</Fact>
        <Fact label={saleMailsWords.mpesaNames}>{how.name}</Fact>
      </>
    )}
    {reference && (
      <Fact label={'kind' in how && how.kind === 'paybill' ? saleMailsWords.account : saleMailsWords.reference}>{reference}</Fact>
    )}
  </>
);

export const saleSheets: SheetsOf<
  | 'outcome-question'
  | 'outcome-disputed'
  | 'outcome-decided'
  | 'sale-recorded'
  | 'commission-due'
  | 'commission-changed'
  | 'commission-overdue'
  | 'commission-paid'
  | 'commission-refunded'
  | 'commission-kept'
> = {
  'outcome-question': {
    button: () => saleMailsWords.recordOutcome,
    Rest: ({ other, car_model, at, reader }) => (
      <>
        <P>{saleMailsWords.planned[reader](other, car_model, shortDate(at))}</P>
        <P>{saleMailsWords.askOnce}</P>
      </>
    ),
  },
  'outcome-disputed': {
    button: () => saleMailsWords.seeAppointment,
    Rest: () => <P>{saleMailsWords.keepReceipt}</P>,
  },
  'outcome-decided': {
    button: () => saleMailsWords.seeAppointment,
    Rest: () => <P>{saleMailsWords.closed}</P>,
  },
  'sale-recorded': {
    button: ({ reader }) => (reader === 'buyer' ? saleMailsWords.rateDealer : saleMailsWords.seeSale),
    Rest: ({ car_model, final_price, other, reader }) => (
      <>
        <Fact label={saleMailsWords.car}>{car_model}</Fact>
        <Fact label={saleMailsWords.finalPrice}>{ksh(final_price)}</Fact>
        <Fact label={reader === 'buyer' ? saleMailsWords.dealer : saleMailsWords.buyer}>{other}</Fact>
      </>
    ),
  },
  'commission-due': {
    button: () => saleMailsWords.seeCommissions,
    Rest: (commission) => (
      <>
        <P>{saleMailsWords.wellDone(commissionPercent)}</P>
        <Owed {...commission} />
      </>
    ),
  },
  'commission-changed': {
    button: () => saleMailsWords.seeCommissions,
    Rest: (commission) => (
      <>
        <P>{saleMailsWords.corrected}</P>
        <Owed {...commission} />
      </>
    ),
  },
  'commission-overdue': {
    button: () => saleMailsWords.seeCommissions,
    Rest: (commission) => (
      <>
        <P>{saleMailsWords.paidAlready}</P>
        <Owed {...commission} />
      </>
    ),
  },
  'commission-paid': {
    button: () => saleMailsWords.seeCommissions,
    Rest: ({ car_model, commission_amount, paid_at, reference }) => (
      <>
        <P>{saleMailsWords.thanks}</P>
        <Fact label={saleMailsWords.car}>{car_model}</Fact>
        <Fact label={saleMailsWords.paid}>{ksh(commission_amount)}</Fact>
        <Fact label={saleMailsWords.paidOn}>{shortDate(paid_at)}</Fact>
        {reference && <Fact label={saleMailsWords.reference}>{reference}</Fact>}
      </>
    ),
  },
  'commission-refunded': {
    button: () => saleMailsWords.seeCommissions,
    Rest: ({ car_model, commission_amount, refund_reference }) => (
      <>
        <Fact label={saleMailsWords.car}>{car_model}</Fact>
        <Fact label={saleMailsWords.refunded}>{ksh(commission_amount)}</Fact>
        <Fact label={saleMailsWords.reference}>{refund_reference}</Fact>
      </>
    ),
  },
  'commission-kept': {
    button: () => saleMailsWords.seeCommissions,
    Rest: ({ car_model, commission_amount }) => (
      <>
        <Fact label={saleMailsWords.car}>{car_model}</Fact>
        <Fact label={saleMailsWords.kept}>{ksh(commission_amount)}</Fact>
        <P>{saleMailsWords.disagree}</P>
      </>
    ),
  },
};
