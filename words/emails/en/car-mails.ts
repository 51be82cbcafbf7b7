// What the mails about a dealer's cars say beyond their notices.
export const seeAsBuyers = 'See it as buyers do';
export const whereFound = 'Buyers find approved cars of verified dealers under Browse Cars.';
export const changeIt = 'Change it';
/** Of all of the car, or of its changed photos and description. */
export const untilThen = {
  car: 'Buyers don’t see it until then.',
  change: 'Until then buyers see the old photos and description.',
};
export const bidsGoOn = 'Buyers don’t see it until then. Bids with this car go on.';
export const toAsk = (address: string) => `To ask about it, write to ${address}.`;

/** Cars that a buyer has saved. */
export const seeSaved = 'See your saved cars';
export const more = (count: number) => `And ${count} more.`;
