import { en as plural } from '../../plural.ts';

// The next thing to do, of offers and requests: the heading of the card, its reason, its button.
export const onlyOffer = (car: string, dealer: string) => `It is a ${car} from ${dealer}.`;
export const bestFit = (car: string, dealer: string) => `The best fit is a ${car} from ${dealer}.`;
export const seeOffer = 'See the offer';
export const compare = (count: number, car: string) => `Compare the ${count} ${car} offers`;
export const offersFor = (count: number, car: string) => plural(count, { one: `1 offer for the ${car}`, other: `# offers for the ${car}` });

export const bookATime = (car: string) => `Book a time to see the ${car}`;
export const youAccepted = (dealer: string) => `You accepted the offer of ${dealer}. See the car before you pay anything.`;
export const book = 'Book a viewing';

export const otherCar = (dealer: string) => `${dealer} offers you another car`;
export const boughtByYou = (price: string) => `The car of this offer was recorded as sold to you. You decide; the price stays ${price}.`;
export const carGone = (price: string) => `The car of the offer you accepted is gone. You decide; the price stays ${price}.`;
export const seeOtherCar = 'See the other car';

export const withDealers = 'Your request is with the dealers';
export const sent = (car: string, when: string) => `${car}, sent ${when}. Each offer appears here the moment a dealer sends it.`;
export const seeRequest = 'See the request';

export const offersAppear = 'An offer on a request of yours appears here the moment a dealer sends it.';
export const seeRequests = 'See my requests';
