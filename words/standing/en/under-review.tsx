import type { ReactNode } from 'react';

/** To the buyer, and to the dealer, of a viewing with somebody whose account is under review. */
export const ofDealer = (address: ReactNode) => (
  <>The dealer’s account is under review: don’t pay anything before you have asked us at {address}. You can still say how a viewing went.</>
);
export const ofBuyer = (address: ReactNode) => (
  <>The buyer’s account is under review: nothing can be agreed for now. You can still say how a viewing went. Questions: {address}</>
);
