import { besideName } from '../shared/cars/facts-in-words.ts';
import { ksh } from '../shared/money.ts';
import { bidMailsWords } from '../words/emails/bid-mails.ts';
import { FactsOfCar } from './facts-of-car.tsx';
import { Fact, P, Photo } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const Deal = ({ car_model, price }: { car_model: string; price: number }) => (
  <>
    <Fact label={bidMailsWords.carWanted}>{car_model}</Fact>
    <Fact label={bidMailsWords.price}>{ksh(price)}</Fact>
  </>
);

export const bidCarSheets: SheetsOf<'offer-ended' | 'car-gone' | 'car-named' | 'car-confirmed' | 'car-declined'> = {
  'offer-ended': {
    button: ({ reader }) => (reader === 'buyer' ? bidMailsWords.seeOwnRequest : bidMailsWords.seeRequest),
    Rest: ({ reader, gone, ...deal }) => (
      <>
        {reader === 'buyer' && <P>{bidMailsWords.othersStay}</P>}
        {reader === 'dealer' && gone !== 'bought' && <P>{bidMailsWords.oweNothing}</P>}
        <Deal {...deal} />
      </>
    ),
  },
  'car-gone': {
    button: ({ reader }) => (reader === 'buyer' ? bidMailsWords.seeOffer : bidMailsWords.seeRequest),
    Rest: ({ gone, ...deal }) => (
      <>
        {gone !== 'bought' && <P>{bidMailsWords.oweNothing}</P>}
        <Deal {...deal} />
      </>
    ),
  },
  'car-named': {
    button: () => bidMailsWords.lookAndAnswer,
    Picture: ({ photo, named, site }) => photo && <Photo {...photo} src={site.url + photo.path} alt={named} />,
    Rest: ({ named, facts, wishes, ...deal }) => (
      <>
        <Fact label={bidMailsWords.instead}>{named}</Fact>
        <FactsOfCar car={facts} shown={besideName} wishes={wishes} />
        <Deal {...deal} />
        <P>{bidMailsWords.needNotTake}</P>
      </>
    ),
  },
  'car-confirmed': {
    button: () => bidMailsWords.seeRequest,
    Rest: ({ named, ...deal }) => (
      <>
        <P>{bidMailsWords.keepReady}</P>
        <Fact label={bidMailsWords.yourCar}>{named}</Fact>
        <Deal {...deal} />
      </>
    ),
  },
  'car-declined': {
    button: () => bidMailsWords.seeRequest,
    Rest: ({ named, ...deal }) => (
      <>
        <P>{bidMailsWords.oweNothing}</P>
        <Fact label={bidMailsWords.yourCar}>{named}</Fact>
        <Deal {...deal} />
      </>
    ),
  },
};
