import { againstBudget } from '../shared/bids/against-budget.ts';
import { ksh } from '../shared/money.ts';
import { bidMailsWords } from '../words/emails/bid-mails.ts';
import { FactsOfCar } from './facts-of-car.tsx';
import { Fact, P, Photo, Quote } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const ratingInWords = (rating: number | null, count: number) =>
  rating === null ? bidMailsWords.noRatings : bidMailsWords.rated(rating.toFixed(1), count);

const NotTaken = ({ car_model, price }: { car_model: string; price: number }) => (
  <>
    <P>{bidMailsWords.notTaken}</P>
    <Fact label={bidMailsWords.car}>{car_model}</Fact>
    <Fact label={bidMailsWords.yourPrice}>{ksh(price)}</Fact>
  </>
);

export const bidSheets: SheetsOf<'bid-placed' | 'bid-accepted' | 'bid-rejected' | 'bid-outsold' | 'dealer-left'> = {
  'bid-placed': {
    button: () => bidMailsWords.seeOffer,
    Picture: ({ photo, car_model, site }) =>
      photo && <Photo {...photo} src={site.url + photo.path} alt={bidMailsWords.photoOf(car_model)} />,
    Rest: ({ car_model, price, budget, budget_max, named, car, wishes, dealer, rating, rating_count, message }) => (
      <>
        <Fact label={bidMailsWords.carWanted}>{car_model}</Fact>
        <Fact label={bidMailsWords.priceOffered}>{ksh(price)}</Fact>
        <Fact label={budget_max === null ? bidMailsWords.budget : bidMailsWords.againstBudget}>
          {againstBudget(price, { budget_max }, 'buyer')?.words ?? budget}
        </Fact>
        <FactsOfCar car={car} name={named} wishes={wishes} />
        <Fact label={dealer}>{ratingInWords(rating, rating_count)}</Fact>
        {message && <Quote>{message}</Quote>}
        <P>{bidMailsWords.compare}</P>
      </>
    ),
  },
  'dealer-left': {
    button: () => bidMailsWords.seeOwnRequest,
    Rest: ({ car_model, price }) => (
      <>
        <P>{bidMailsWords.dealerLeft}</P>
        <Fact label={bidMailsWords.carWanted}>{car_model}</Fact>
        <Fact label={bidMailsWords.priceOffered}>{ksh(price)}</Fact>
      </>
    ),
  },
  'bid-accepted': {
    button: () => bidMailsWords.seeRequest,
    Rest: ({ car_model, price }) => (
      <>
        <P>{bidMailsWords.youHear}</P>
        <Fact label={bidMailsWords.car}>{car_model}</Fact>
        <Fact label={bidMailsWords.yourPrice}>{ksh(price)}</Fact>
        <P>{bidMailsWords.keepReady}</P>
      </>
    ),
  },
  'bid-rejected': { button: () => bidMailsWords.seeRequest, Rest: NotTaken },
  'bid-outsold': { button: () => bidMailsWords.seeRequest, Rest: NotTaken },
};
