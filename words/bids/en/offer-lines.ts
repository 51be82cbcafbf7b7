// One offer beside the others.
export const car = 'Car';
export const newest = 'newest';
export const fewest = 'fewest';
/** Where the offer is something else. */
export const youAskedFor = {
  condition: { new: 'you asked for a new car', used: 'you asked for a used car', certified: 'you asked for a certified car' },
  fuel_type: {
    petrol: 'you asked for petrol',
    diesel: 'you asked for diesel',
    hybrid: 'you asked for a hybrid',
    electric: 'you asked for an electric car',
  },
  transmission: { manual: 'you asked for manual', automatic: 'you asked for automatic' },
};
export const lowestPrice = 'Lowest price';
export const lowestButLowRated = (rating: string) => `Lowest price, but the dealer is rated ${rating}`;
