// A price of a car, of an offer and of a sale.
export const tooLow = 'Price must be greater than 0';
export const tooHigh = 'Price is too high';
export const twoDecimals = 'A price has at most two decimals';
