import type { ReactNode } from 'react';

// A disputed outcome. `commission`: an amount, as all amounts here are written.
export const whichPrice = (car: string) => `${car}: which price was paid?`;
export const wasItSold = (car: string) => `${car}: was it sold?`;
export const wasDisputed = (car: string) => `${car}: its outcome was disputed`;
export const raisedBy = (who: string[]) => `raised by ${who.join(', and ')}`;
/** Who raised it, where nobody did. */
export const aRule = 'a rule';
export const referenceTitle = 'Reference of the commission';
export const ourTeam = 'Our team';
export const theProgram = 'The program';

// The prices.
export const theBid = 'The bid';
export const acceptedOn = (day: string) => `accepted ${day}`;
export const recordedNow = 'Recorded now';
export const recorded = (who: string) => `${who} recorded`;
export const nothing = 'Nothing';
export const notSold = 'Not sold';
export const noViewing = 'No viewing';
export const ofTheBid = (percent: number) => `${percent}% of the bid`;
export const says = (who: string) => `${who} says`;
export const namedBetween = 'Named between them';
export const inWords = 'in words or messages';
export const atStake = 'At stake in commission';
export const asRecordedOrChanged = (now: ReactNode, then: ReactNode) => (
  <>
    {now} as recorded, {then} if it changes
  </>
);
export const hasNotDisputed = 'Has not disputed it.';
export const howItWent = 'How it went';
export const carOfOffer = 'The car of the offer';

// The steps of how it went.
export const posted = (who: string) => `${who} posted the request`;
export const offered = (who: string, price: string) => `${who} offered ${price}`;
export const acceptedAt = (price: string) => `Offer accepted at ${price}`;
export const theViewing = 'The viewing';
export const recordedSold = (who: string, price: string) => `${who} recorded: sold, ${price}`;
export const recordedNotSold = (who: string) => `${who} recorded: not sold`;
export const recordedNoViewing = (who: string) => `${who} recorded: no viewing`;
export const raisedByRule = 'Raised by a rule';
export const notRight = (who: string) => `${who}: “This is not right”`;
export const teamDecided = { upheld: 'Our team decided: upheld', overturned: 'Our team decided: overturned' };

// How it was decided, and what stands now.
export const decided = 'Decided';
export const overturned = 'Overturned';
export const upheld = 'Upheld';
export const upheldSoldAt = (price: string) => `Upheld: sold at ${price}`;
export const upheldNotSold = 'Upheld: not sold';
export const nowSoldAt = (price: string) => `Now: sold at ${price}.`;
export const nowNotSold = 'Now: not sold.';
export const nowNoViewing = 'Now: there was no viewing.';
export const nowAgain = {
  pending: 'Now: the viewing is pending again.',
  confirmed: 'Now: the viewing is confirmed again.',
  completed: 'Now: the viewing is completed again.',
};

// The choices. First what becomes of the commission.
export const staysPaid = (commission: string) => `Commission ${commission} stays paid.`;
export const released = (commission: string, days: number) => `Commission ${commission} is released, its ${days} days begin again.`;
export const noCommission = 'No commission.';
export const refundedOrKept = (commission: string) => `Commission ${commission} is refunded or kept.`;
export const commissionRemoved = (commission: string) => `Commission ${commission} is removed.`;
/** Before what becomes of the commission. */
export const priceStands = (price: string) => `${price}.`;
export const notSoldStands = 'Not sold.';

export const uphold = 'Uphold: the record stands';
export const upholdSale = 'Uphold the sale';
export const upholdSaleOwed = (commission: string) => `Uphold the sale: ${commission} is owed`;
export const upholdSalePaid = (commission: string) => `Uphold the sale: ${commission} stays paid`;
export const upholdNotSold = 'Uphold: it was not sold';

export const correctPrice = 'Overturn: correct the price';
export const itWasSold = 'Overturn: it was sold';
export const becomes = (commission: string, due: string) => `Commission becomes ${commission}, due ${due}.`;
export const followsFromPrice = 'The commission follows from the price.';
export const enterPrice = 'Enter the price';
export const correctOwed = (price: string, commission: string) => `Correct to ${price}: ${commission} is owed`;
export const correctRefund = (price: string, commission: string) => `Correct to ${price}: refund ${commission}`;
export const recordOwed = (price: string, commission: string) => `Record as sold at ${price}: ${commission} is owed`;
export const recordRefund = (price: string, commission: string) => `Record as sold at ${price}: refund ${commission}`;
export const priceLabel = 'Price it was sold at, in KSh';
export const priceMissing = 'Enter the price it was sold at.';

/** Where nothing counts as sold any more: what the button says, with the money that moves. */
export const takeBack = {
  not_sold: {
    title: 'Overturn: it was not sold',
    after: 'Request and car stay as they are.',
    action: 'Record as not sold',
    refund: (commission: string) => `Record as not sold: refund ${commission}`,
    keep: (commission: string) => `Record as not sold: keep ${commission}`,
    notOwed: (commission: string) => `Record as not sold: ${commission} is not owed`,
  },
  cancelled: {
    title: 'Overturn: there was no viewing',
    after: 'The viewing counts as cancelled.',
    action: 'Record as cancelled',
    refund: (commission: string) => `Record as cancelled: refund ${commission}`,
    keep: (commission: string) => `Record as cancelled: keep ${commission}`,
    notOwed: (commission: string) => `Record as cancelled: ${commission} is not owed`,
  },
};
export const moneyMissing = 'Choose what becomes of the commission that was paid.';
export const why = 'Why (both read this)';
export const done = 'Dispute decided';
export const bothMailed = (buyer: string, dealer: string) =>
  `${buyer} and ${dealer} are mailed. After this neither of them can dispute it again.`;
