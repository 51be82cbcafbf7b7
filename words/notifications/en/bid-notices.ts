// A bid was placed or decided, or its dealer has left.
export const placed = {
  title: (price: string) => `New offer: ${price}`,
  body: (dealer: string, car: string) => `${dealer} made you an offer for your ${car}.`,
  subject: (price: string, car: string) => `New offer: ${price} for ${car}`,
};
export const accepted = {
  title: 'Your bid was accepted',
  body: (buyer: string, price: string, car: string) => `${buyer} accepted ${price} for the ${car} and can now book a viewing.`,
  subject: (car: string) => `Your bid for ${car} was accepted`,
};
export const notTaken = {
  title: 'Your bid was not taken',
  rejected: (price: string, car: string) => `The buyer rejected ${price} for the ${car}.`,
  /** The buyer bought another one. */
  outsold: (car: string) => `The buyer chose another car for the ${car} request.`,
  subject: (car: string) => `Your bid for ${car} was not taken`,
};
export const dealerLeft = {
  title: 'An offer was withdrawn',
  titleOfAccepted: 'The dealer of an accepted offer has left',
  body: (price: string, car: string) => `The dealer who offered ${price} for your ${car} has closed the account.`,
  bodyOfAccepted: (price: string, car: string) =>
    `The dealer who offered ${price} for your ${car} has closed the account. Nothing can be booked from that offer any more.`,
  subject: (car: string) => `A dealer who made an offer for your ${car} has left`,
};
