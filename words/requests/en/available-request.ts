/** On a dealer's home, before the price and how the bid stands. */
export const yourBid = (price: string) => `Your bid: ${price}`;
