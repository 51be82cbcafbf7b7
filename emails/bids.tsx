import { againstBudget } from '../shared/bids/against-budget.ts';
import { ksh } from '../shared/money.ts';
import { plural } from '../shared/words.ts';
import { FactsOfCar } from './facts-of-car.tsx';
import { Fact, P, Photo, Quote } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const ratingInWords = (rating: number | null, count: number) =>
  rating === null ? 'No ratings yet' : `${rating.toFixed(1)} of 5 stars (${plural(count, { one: '1 buyer', other: '# buyers' })})`;

const NotTaken = ({ car_model, price }: { car_model: string; price: number }) => (
  <>
    <P>You owe nothing for it. Other buyers are looking.</P>
    <Fact label="Car">{car_model}</Fact>
    <Fact label="Your price">{ksh(price)}</Fact>
  </>
);

export const bidSheets: SheetsOf<'bid-placed' | 'bid-accepted' | 'bid-rejected' | 'bid-outsold' | 'dealer-left'> = {
  'bid-placed': {
    button: 'See the offer',
    Picture: ({ photo, car_model, site }) =>
      photo && <Photo {...photo} src={site.url + photo.path} alt={`The offered car, for your request ${car_model}`} />,
    Rest: ({ car_model, price, budget, budget_max, named, car, wishes, dealer, rating, rating_count, message }) => (
      <>
        <Fact label="Car wanted">{car_model}</Fact>
        <Fact label="Price offered">{ksh(price)}</Fact>
        <Fact label={budget_max === null ? 'Your budget' : 'Against your budget'}>
          {againstBudget(price, { budget_max }, 'buyer')?.words ?? budget}
        </Fact>
        <FactsOfCar car={car} name={named} wishes={wishes} />
        <Fact label={dealer}>{ratingInWords(rating, rating_count)}</Fact>
        {message && <Quote>{message}</Quote>}
        <P>Compare it with the others before you decide. Accepting costs nothing: you see the car first.</P>
      </>
    ),
  },
  'dealer-left': {
    button: 'See my request',
    Rest: ({ car_model, price }) => (
      <>
        <P>
          Your request and the other offers stay as they are. If you have agreed on anything outside of this site, don’t pay before you have
          seen the car.
        </P>
        <Fact label="Car wanted">{car_model}</Fact>
        <Fact label="Price offered">{ksh(price)}</Fact>
      </>
    ),
  },
  'bid-accepted': {
    button: 'See the request',
    Rest: ({ car_model, price }) => (
      <>
        <P>You hear from us as soon as a day is proposed.</P>
        <Fact label="Car">{car_model}</Fact>
        <Fact label="Your price">{ksh(price)}</Fact>
        <P>Please keep the car ready at this price.</P>
      </>
    ),
  },
  'bid-rejected': { button: 'See the request', Rest: NotTaken },
  'bid-outsold': { button: 'See the request', Rest: NotTaken },
};
