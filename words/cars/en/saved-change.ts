// What became of a saved car, in a notice and in a mail, behind its name.
export const sold = 'sold';
export const gone = 'no longer available';
export const backOnMarket = 'back on the market';
export const backReserved = 'back on the market, reserved';
export const reserved = 'reserved';
export const availableAgain = 'available again';
export const price = (now: string, before: string) => `now ${now}, before ${before}`;
export const priceAnd = (now: string, before: string, state: string) => `now ${now}, before ${before}, ${state}`;
