import { besideName } from '../shared/cars/facts-in-words.ts';
import { ksh } from '../shared/money.ts';
import { FactsOfCar } from './facts-of-car.tsx';
import { Fact, P, Photo } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const Deal = ({ car_model, price }: { car_model: string; price: number }) => (
  <>
    <Fact label="Car wanted">{car_model}</Fact>
    <Fact label="Price">{ksh(price)}</Fact>
  </>
);

export const bidCarSheets: SheetsOf<'offer-ended' | 'car-gone' | 'car-named' | 'car-confirmed' | 'car-declined'> = {
  'offer-ended': {
    button: ({ reader }) => (reader === 'buyer' ? 'See my request' : 'See the request'),
    Rest: ({ reader, gone, ...deal }) => (
      <>
        {reader === 'buyer' && <P>Your request and the other offers stay as they are.</P>}
        {reader === 'dealer' && gone !== 'bought' && <P>You owe nothing for it.</P>}
        <Deal {...deal} />
      </>
    ),
  },
  'car-gone': {
    button: ({ reader }) => (reader === 'buyer' ? 'See the offer' : 'See the request'),
    Rest: ({ gone, ...deal }) => (
      <>
        {gone !== 'bought' && <P>You owe nothing for it.</P>}
        <Deal {...deal} />
      </>
    ),
  },
  'car-named': {
    button: 'Look at it and answer',
    Picture: ({ photo, named, site }) => photo && <Photo {...photo} src={site.url + photo.path} alt={named} />,
    Rest: ({ named, facts, wishes, ...deal }) => (
      <>
        <Fact label="Instead">{named}</Fact>
        <FactsOfCar car={facts} shown={besideName} wishes={wishes} />
        <Deal {...deal} />
        <P>You need not take it. If you do, book a viewing and see it before you pay anything.</P>
      </>
    ),
  },
  'car-confirmed': {
    button: 'See the request',
    Rest: ({ named, ...deal }) => (
      <>
        <P>Please keep the car ready at this price.</P>
        <Fact label="Your car">{named}</Fact>
        <Deal {...deal} />
      </>
    ),
  },
  'car-declined': {
    button: 'See the request',
    Rest: ({ named, ...deal }) => (
      <>
        <P>You owe nothing for it.</P>
        <Fact label="Your car">{named}</Fact>
        <Deal {...deal} />
      </>
    ),
  },
};
