// Beside a conversation, or above it: what it is about.
export const heading = 'The deal';
export const budget = (budget: string) => `Budget ${budget}`;
export const viewing = 'Viewing';
export const open = 'Open the appointment';
export const soldFor = 'Sold for';

// Above it, after the time where the viewing is still open.
export const waitingForYou = 'waiting for you';
export const waitingForDealer = 'waiting for the dealer';
export const waitingForBuyer = 'waiting for the buyer';
export const confirmed = 'time confirmed';
