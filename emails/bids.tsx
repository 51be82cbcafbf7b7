import { ksh } from '../shared/money.ts';
import { Fact, Letter, P, Quote } from './letter.tsx';
import type { MailsOf } from './mail.ts';

export const bidMails: MailsOf<'bid-placed' | 'bid-accepted' | 'bid-rejected'> = {
  'bid-placed': {
    subject: ({ price, car_model }) => `New offer: ${ksh(price)} for ${car_model}`,
    Mail: ({ car_model, budget, price, dealer, message, ...envelope }) => (
      <Letter {...envelope} preview={`${dealer} offers ${ksh(price)}.`} heading="You have a new offer" button="See the offer">
        <P>{dealer}, a verified dealer, answered your request.</P>
        <Fact label="Car wanted">{car_model}</Fact>
        <Fact label="Price offered">{ksh(price)}</Fact>
        <Fact label="Your budget">{budget}</Fact>
        {message && <Quote>{message}</Quote>}
        <P>Compare it with the others before you decide. Accepting costs nothing: you see the car first.</P>
      </Letter>
    ),
  },
  'bid-accepted': {
    subject: ({ car_model }) => `Your offer for ${car_model} was accepted`,
    Mail: ({ car_model, price, buyer, ...envelope }) => (
      <Letter {...envelope} preview={`${buyer} accepted ${ksh(price)}.`} heading="Your offer was accepted" button="Open my dashboard">
        <P>{buyer} accepted your offer and can now book a viewing. You hear from us as soon as a day is proposed.</P>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Your price">{ksh(price)}</Fact>
        <P>Please keep the car ready at this price.</P>
      </Letter>
    ),
  },
  'bid-rejected': {
    subject: ({ car_model }) => `Your offer for ${car_model} was not taken`,
    Mail: ({ car_model, price, by_sale, ...envelope }) => (
      <Letter {...envelope} preview="Other buyers are looking." heading="Your offer was not taken" button="See open requests">
        <P>{by_sale ? 'The buyer chose another car.' : 'The buyer rejected your offer.'} You owe nothing for it.</P>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Your price">{ksh(price)}</Fact>
      </Letter>
    ),
  },
};
