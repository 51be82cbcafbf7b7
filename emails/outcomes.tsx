import { ksh } from '../shared/money.ts';
import { shortDate } from '../shared/time.ts';
import { Fact, Letter, P } from './letter.tsx';
import type { MailsOf } from './mail.ts';

export const outcomeMails: MailsOf<'outcome-question' | 'outcome-disputed' | 'sale-recorded'> = {
  'outcome-question': {
    subject: ({ car_model }) => `How did the viewing of the ${car_model} go?`,
    Mail: ({ car_model, at, other, ...envelope }) => (
      <Letter {...envelope} preview="Sold, or not? One tap." heading="How did the viewing go?" button="Record the outcome">
        <P>
          You and {other} planned to meet for the {car_model} on {shortDate(at)}. Please record whether it was sold and at what price, or
          that it was not.
        </P>
        <P>We ask both of you, and we ask once.</P>
      </Letter>
    ),
  },
  'outcome-disputed': {
    subject: ({ car_model }) => `Our team checks the outcome for ${car_model}`,
    Mail: ({ car_model, by, ...envelope }) => (
      <Letter
        {...envelope}
        preview="What was recorded is being checked."
        heading="The outcome is being checked"
        button="See the appointment"
      >
        <P>
          {by
            ? `${by} says that what was recorded for the ${car_model} is not right.`
            : `What was recorded for the ${car_model} needs a check.`}{' '}
          Our team looks at it and decides. Until then no commission has to be paid.
        </P>
        <P>If you have a receipt or a sale agreement, keep it ready.</P>
      </Letter>
    ),
  },
  'sale-recorded': {
    subject: ({ car_model, final_price }) => `Sale recorded: ${car_model}, ${ksh(final_price)}`,
    Mail: ({ car_model, final_price, other, reader, ...envelope }) => (
      <Letter
        {...envelope}
        preview={`${car_model}, ${ksh(final_price)}.`}
        heading="The sale is recorded"
        button={reader === 'buyer' ? 'Rate the dealer' : 'See the sale'}
      >
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Final price">{ksh(final_price)}</Fact>
        <Fact label={reader === 'buyer' ? 'Dealer' : 'Buyer'}>{other}</Fact>
        <P>Not right? Open the appointment and say so within 7 days; our team then decides.</P>
      </Letter>
    ),
  },
};
