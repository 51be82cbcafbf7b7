import type { ReactNode } from 'react';

// The banner over every page until the address is verified.
export const heading = 'Email not verified';
export const notYet = (email: ReactNode) => <>{email} isn’t verified yet: open the link in our mail.</>;
/** What is mailed only then, to a buyer, a dealer, and one who is not verified yet. */
export const verifyToGet = {
  offers: (email: ReactNode) => <>Verify {email} to get mail about offers and viewings.</>,
  bids: (email: ReactNode) => <>Verify {email} to get mail about bids and viewings.</>,
  verification: (email: ReactNode) => <>Verify {email} to get mail about your verification, bids and viewings.</>,
};
export const sendAgain = 'Send again';
export const sent = 'Open our newest mail and tap its button.';
export const noConnection = 'No connection. Please try again.';
export const hide = 'Hide for now';
