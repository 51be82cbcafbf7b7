import { ksh } from '../shared/money.ts';
import { Fact, P, Quote } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const NotTaken = ({ car_model, price }: { car_model: string; price: number }) => (
  <>
    <P>You owe nothing for it. Other buyers are looking.</P>
    <Fact label="Car">{car_model}</Fact>
    <Fact label="Your price">{ksh(price)}</Fact>
  </>
);

export const bidSheets: SheetsOf<'bid-placed' | 'bid-accepted' | 'bid-rejected' | 'bid-outsold'> = {
  'bid-placed': {
    button: 'See the offer',
    Rest: ({ car_model, price, budget, message }) => (
      <>
        <Fact label="Car wanted">{car_model}</Fact>
        <Fact label="Price offered">{ksh(price)}</Fact>
        <Fact label="Your budget">{budget}</Fact>
        {message && <Quote>{message}</Quote>}
        <P>Compare it with the others before you decide. Accepting costs nothing: you see the car first.</P>
      </>
    ),
  },
  'bid-accepted': {
    button: 'Open my dashboard',
    Rest: ({ car_model, price }) => (
      <>
        <P>You hear from us as soon as a day is proposed.</P>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Your price">{ksh(price)}</Fact>
        <P>Please keep the car ready at this price.</P>
      </>
    ),
  },
  'bid-rejected': { button: 'See open requests', Rest: NotTaken },
  'bid-outsold': { button: 'See open requests', Rest: NotTaken },
};
