// A bid lost the car it carries, or another car was named instead. By what became of the car: sold to somebody else, deleted, or bought by the same buyer.
export const endedForBuyer = {
  title: 'An offer has ended',
  body: {
    sold: (dealer: string, car: string, price: string) =>
      `The car that ${dealer} offered for your ${car} at ${price} was sold to someone else.`,
    deleted: (dealer: string, car: string, price: string) =>
      `The car that ${dealer} offered for your ${car} at ${price} is not for sale any more.`,
    bought: (dealer: string, car: string, price: string) =>
      `The car that ${dealer} offered for your ${car} at ${price} was recorded as sold to you, so that offer has ended.`,
  },
  subject: (car: string) => `An offer for ${car} has ended`,
};
export const endedForDealer = {
  title: 'A bid has ended',
  body: {
    sold: (price: string, car: string) => `The car of your bid of ${price} for the ${car} was sold to someone else, so the bid has ended.`,
    deleted: (price: string, car: string) =>
      `The car of your bid of ${price} for the ${car} was deleted from your stock, so the bid has ended.`,
    bought: (price: string, car: string) =>
      `The car of your bid of ${price} for the ${car} was recorded as sold to the same buyer through another request, so the bid has ended.`,
  },
  subject: (car: string) => `Your bid for ${car} has ended`,
};

/** An accepted offer lost its car. `again`: that which its dealer had named in place of another. */
export const goneForBuyer = {
  sold: {
    title: 'The offered car was sold',
    body: (dealer: string, car: string) => `The car that you accepted from ${dealer} for your ${car} was sold to someone else.`,
    again: (dealer: string, car: string) => `The other car that ${dealer} named for your ${car} is gone too.`,
    subject: (car: string) => `The car of your accepted offer is gone: ${car}`,
  },
  deleted: {
    title: 'The offered car is not for sale any more',
    body: (dealer: string, car: string) => `The car that you accepted from ${dealer} for your ${car} is not for sale any more.`,
    again: (dealer: string, car: string) => `The other car that ${dealer} named for your ${car} is gone too.`,
    subject: (car: string) => `The car of your accepted offer is gone: ${car}`,
  },
  bought: {
    title: 'The offered car was recorded as sold to you',
    body: (dealer: string, car: string) => `The car that you accepted from ${dealer} for your ${car} was recorded as sold to you.`,
    again: (dealer: string, car: string) => `The other car that ${dealer} named for your ${car} was recorded as sold to you.`,
    subject: (car: string) => `Recorded as sold to you: ${car}`,
  },
};
export const nextForBuyer = {
  canName: (dealer: string, price: string) => `${dealer} can name another car at ${price}; you decide whether you want it.`,
  ended: 'Nothing can be booked from this offer any more; your request stays open.',
};
export const goneForDealer = {
  title: 'An accepted bid lost its car',
  body: (car: string) => `The car of your accepted bid for the ${car} is gone.`,
  again: (car: string) => `The car that you named for the ${car} is gone before the buyer answered.`,
  subject: (car: string) => `Your accepted bid for ${car} lost its car`,
};
export const nextForDealer = {
  canName: (price: string) => `You can name another car of your stock at ${price}, once; the buyer decides.`,
  ended: 'You have named another car before, so nothing more can be booked from this bid.',
};

export const named = {
  title: 'Another car for you to answer',
  body: (dealer: string, other: string, car: string, price: string) =>
    `${dealer} offers the ${other} in place of the car that is gone, for your ${car}, at the agreed ${price}.`,
  subject: (other: string) => `Another car for you to answer: ${other}`,
};
export const taken = {
  title: 'Your other car was taken',
  body: (buyer: string, other: string, price: string, car: string) =>
    `${buyer} takes the ${other} at ${price} for the ${car} request and can now book a viewing.`,
  subject: (other: string) => `The buyer takes the ${other}`,
};
export const declined = {
  title: 'Your other car was declined',
  body: (buyer: string, other: string, car: string) =>
    `${buyer} declined the ${other} for the ${car} request. Nothing more is expected from you.`,
  subject: (other: string) => `The buyer declined the ${other}`,
};
