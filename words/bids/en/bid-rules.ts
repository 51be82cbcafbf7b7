// What is refused of a bid.
export const alreadyBid = 'You have already sent a bid for this request.';
export const carNotGone = 'Another car can be named for an accepted bid whose car was sold or withdrawn.';
export const alreadyNamed = 'You have already named another car for this bid.';
export const noneNamed = 'There is no other car to answer about.';
export const alreadyAnswered = 'You have already answered about the other car.';
export const otherCarChanged = 'That car is not offered to you any more. Please look at the offer again.';
export const dealerNotVerified = 'This dealer is not verified at the moment, so the offer can’t be accepted.';
export const carOffMarket = 'Our team has taken this car off the market, so it can’t be accepted at the moment.';

export const messageTooLong = 'Message is too long';
export const tooManyPhotos = (most: number) => `At most ${most} photos`;

// A limit on what people do: what there was too much of.
export const manyBids = 'You have placed a lot of bids in the last hour.';
export const manyShortlisted = 'You have changed your shortlist a lot in the last hour.';
