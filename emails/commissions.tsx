import { ksh } from '../shared/money.ts';
import { shortDate } from '../shared/time.ts';
import { Fact, Letter, P } from './letter.tsx';
import type { MailsOf } from './mail.ts';

export const commissionMails: MailsOf<'commission-due' | 'commission-paid'> = {
  'commission-due': {
    subject: ({ car_model, commission_amount, changed }) =>
      `Commission ${changed ? 'changed' : 'due'}: ${ksh(commission_amount)} for ${car_model}`,
    Mail: ({ car_model, purchase_price, commission_amount, changed, ...envelope }) => (
      <Letter
        {...envelope}
        preview={`2% of ${ksh(purchase_price)}.`}
        heading={changed ? 'Your commission has changed' : 'Your commission'}
        button="See my commissions"
      >
        <P>
          {changed
            ? 'The final price was corrected, and with it the commission.'
            : 'You sold a car, well done. The commission is 2% of the final price.'}
        </P>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Final price">{ksh(purchase_price)}</Fact>
        <Fact label="Commission">{ksh(commission_amount)}</Fact>
      </Letter>
    ),
  },
  'commission-paid': {
    subject: ({ car_model, commission_amount }) => `Commission paid: ${ksh(commission_amount)} for ${car_model}`,
    Mail: ({ car_model, commission_amount, paid_at, reference, ...envelope }) => (
      <Letter {...envelope} preview="Thank you. This is your record of it." heading="Your commission is paid" button="See my commissions">
        <P>Asante. We have recorded your payment.</P>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Paid">{ksh(commission_amount)}</Fact>
        <Fact label="Recorded on">{shortDate(paid_at)}</Fact>
        {reference && <Fact label="Reference">{reference}</Fact>}
      </Letter>
    ),
  },
};
