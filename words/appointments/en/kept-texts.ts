// What the program itself writes into rows.
export const suspicious = (price: string, percent: number, offer: string) =>
  `Sold for ${price}, under ${percent}% of the offer of ${offer}.`;
/** In the place of a text that was removed with the people of an old deal. */
export const removed = 'Removed after seven years.';
