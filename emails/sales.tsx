import { commissionPercent } from '../shared/commissions/amount.ts';
import { ksh } from '../shared/money.ts';
import type { MailParams } from '../shared/notifications/mails.ts';
import { longDate, shortDate } from '../shared/time.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

type Owing = MailParams<'commission-due'>;

/** What is owed for which car, until when and how it is paid. */
const Owed = ({ car_model, purchase_price, commission_amount, reference, due_at, how }: Owing) => (
  <>
    <Fact label="Car">{car_model}</Fact>
    <Fact label="Final price">{ksh(purchase_price)}</Fact>
    <Fact label="Commission">{ksh(commission_amount)}</Fact>
    {due_at && <Fact label="Pay until">{longDate(due_at)}</Fact>}
    {due_at && 'number' in how && (
      <>
        <Fact label={how.kind === 'paybill' ? 'M-Pesa paybill' : 'M-Pesa till'}>{how.number}</Fact>
        <Fact label="M-Pesa names">{how.name}</Fact>
      </>
    )}
    {reference && <Fact label={'kind' in how && how.kind === 'paybill' ? 'Account' : 'Reference'}>{reference}</Fact>}
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
    button: 'Record the outcome',
    Rest: ({ other, car_model, at }) => (
      <>
        <P>
          You and {other} planned to meet for the {car_model} on {shortDate(at)}.
        </P>
        <P>We ask both of you, and we ask once.</P>
      </>
    ),
  },
  'outcome-disputed': {
    button: 'See the appointment',
    Rest: () => <P>If you have a receipt or a sale agreement, keep it ready.</P>,
  },
  'outcome-decided': {
    button: 'See the appointment',
    Rest: () => <P>With this the matter is closed. If something in it is wrong, write to us.</P>,
  },
  'sale-recorded': {
    button: ({ reader }) => (reader === 'buyer' ? 'Rate the dealer' : 'See the sale'),
    Rest: ({ car_model, final_price, other, reader }) => (
      <>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Final price">{ksh(final_price)}</Fact>
        <Fact label={reader === 'buyer' ? 'Dealer' : 'Buyer'}>{other}</Fact>
      </>
    ),
  },
  'commission-due': {
    button: 'See my commissions',
    Rest: (commission) => (
      <>
        <P>You sold a car, well done. The commission is {commissionPercent}% of the final price.</P>
        <Owed {...commission} />
      </>
    ),
  },
  'commission-changed': {
    button: 'See my commissions',
    Rest: (commission) => (
      <>
        <P>The final price was corrected, and with it the commission.</P>
        <Owed {...commission} />
      </>
    ),
  },
  'commission-overdue': {
    button: 'See my commissions',
    Rest: (commission) => (
      <>
        <P>If you have paid already, send us the M-Pesa code. Until it is recorded we write once a week.</P>
        <Owed {...commission} />
      </>
    ),
  },
  'commission-paid': {
    button: 'See my commissions',
    Rest: ({ car_model, commission_amount, paid_at, reference }) => (
      <>
        <P>Asante. This is your record of it.</P>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Paid">{ksh(commission_amount)}</Fact>
        <Fact label="Paid on">{shortDate(paid_at)}</Fact>
        {reference && <Fact label="Reference">{reference}</Fact>}
      </>
    ),
  },
  'commission-refunded': {
    button: 'See my commissions',
    Rest: ({ car_model, commission_amount, refund_reference }) => (
      <>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Refunded">{ksh(commission_amount)}</Fact>
        <Fact label="Reference">{refund_reference}</Fact>
      </>
    ),
  },
  'commission-kept': {
    button: 'See my commissions',
    Rest: ({ car_model, commission_amount }) => (
      <>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Kept">{ksh(commission_amount)}</Fact>
        <P>If you see it otherwise, write to us.</P>
      </>
    ),
  },
};
