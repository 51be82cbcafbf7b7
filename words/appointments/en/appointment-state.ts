// How a viewing stands, to its reader; each stands alone.
export const cancelled = 'Cancelled';
export const sold = 'Sold';
export const notSold = 'Not sold';
export const neverConfirmed = 'Never confirmed';
export const neverConfirmedYou = 'Never confirmed, waiting for you';
export const neverConfirmedBoth = 'Never confirmed, waiting for both';
export const dueYou = 'Viewing was due, waiting for you';
export const dueBoth = 'Viewing was due, waiting for both';
export const confirmed = 'Time confirmed';
export const requestClosed = 'Time proposed, the request is closed';
export const youNotVerified = 'Time proposed, you are not verified at the moment';
export const dealerNotVerified = 'Time proposed, the dealer is not verified at the moment';
export const proposedYou = 'Time proposed, waiting for you';
export const proposedDealer = 'Time proposed, waiting for the dealer';
export const proposedBuyer = 'Time proposed, waiting for the buyer';
export const outsideHours = 'Outside the yard’s hours';
/** Behind a time in a notice. */
export const outsideAside = ', outside the yard’s hours';

// Its buttons in a list.
export const sayHowItWent = 'Say how it went';
export const proposeNewTime = 'Propose a new time';
export const viewDetails = 'View Details';

// What comes after an accepted offer.
export const viewingAt = (when: string) => `Viewing ${when}`;
export const closed = 'The request is closed';
export const canBeBooked = 'Appointment can be booked';
