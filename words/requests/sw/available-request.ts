export const yourBid = (price: string) => `Ofa yako: ${price}`;
