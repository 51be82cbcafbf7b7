import type { ReactNode } from 'react';

// A dealer's bid, in the order of the form; the choice of a car is that of naming another one, too.
export const bidOn = (car: string) => `Bid on ${car}`;
export const submit = 'Submit Bid';
export const uploading = 'Uploading…';
export const sending = 'Sending…';
export const submitted = 'Your bid has been submitted successfully!';
export const refused = 'Error submitting bid';
export const notSubmitted = 'Failed to submit bid';
export const failedPhotos = 'Try the failed photos again, or remove them.';
export const isDraft = 'What you had typed here before is back.';
export const budget = (figures: ReactNode, place: string) => (
  <>
    Budget: {figures} · {place}
  </>
);

export const fromStock = 'From your stock';
export const fromStockWhich = 'From your stock: which car do you offer?';
export const isSold = (car: string) => `${car} is sold. Please choose another car.`;
export const filledIn = 'Price, facts and photos are filled in below. Change what is different for this buyer.';
export const noAnother = 'No, another car';
export const anotherOfStock = 'Another car of your stock';
export const choose = 'Choose from your stock';
export const search = 'Search your stock';
export const loadingStock = 'Loading your stock';
export const noneOfThatName = 'No car in your stock has that name.';
export const noneOnMarket = 'You have no car on the market.';
export const addACar = 'Add a car';
/** On a car of the stock: its buyer asked about it, or it is as the request wants it. */
export const askedAbout = 'Asked about';
export const fits = 'Fits';

export const price = 'Your price in KSh';
export const priceHint = 'The buyer pays you this, in person.';
export const youBid = (price: ReactNode) => <>You bid {price}. A bid can’t be changed later.</>;
/** `against`: 'KSh 40,000 over the limit'. */
export const youBidAgainst = (price: ReactNode, against: ReactNode) => (
  <>
    You bid {price}, {against}. A bid can’t be changed later.
  </>
);
export const commissionIfSold = (amount: string, percent: number) => `Commission if sold: ${amount} (${percent}%)`;
export const priceMissing = 'Your price is missing: a bid needs one.';

export const aboutTheCar = 'About the car';
export const factsHint = 'Buyers compare offers by these, line by line.';
export const message = 'Message';
export const messageExample = 'Condition, what is included, when it can be seen';
