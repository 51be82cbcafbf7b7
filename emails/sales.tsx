import { commissionPercent, ksh } from '../shared/money.ts';
import { shortDate } from '../shared/time.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const Owed = ({
  car_model,
  purchase_price,
  commission_amount,
}: {
  car_model: string;
  purchase_price: number;
  commission_amount: number;
}) => (
  <>
    <Fact label="Car">{car_model}</Fact>
    <Fact label="Final price">{ksh(purchase_price)}</Fact>
    <Fact label="Commission">{ksh(commission_amount)}</Fact>
  </>
);

export const saleSheets: SheetsOf<
  'outcome-question' | 'outcome-disputed' | 'sale-recorded' | 'commission-due' | 'commission-changed' | 'commission-paid'
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
  'commission-paid': {
    button: 'See my commissions',
    Rest: ({ car_model, commission_amount, paid_at, reference }) => (
      <>
        <P>Asante. This is your record of it.</P>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Paid">{ksh(commission_amount)}</Fact>
        <Fact label="Recorded on">{shortDate(paid_at)}</Fact>
        {reference && <Fact label="Reference">{reference}</Fact>}
      </>
    ),
  },
};
