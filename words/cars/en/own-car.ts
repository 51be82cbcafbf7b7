import { en as plural } from '../../plural.ts';

// The dialog of a car of the own stock: its status, and what ends with it.
export const loading = 'Loading';
export const saleOnViewing = 'A sale to a buyer from here is recorded on its viewing.';
export const openViewing = 'Open the viewing';
export const seeAsBuyers = 'See it as buyers do';
export const markReserved = 'Mark as reserved';
export const markAvailable = 'Mark as available again';
export const markSoldAsks = 'Mark as sold…';
export const deleteAsks = 'Delete…';
export const markedReserved = 'Marked as reserved';
export const availableAgain = 'Available again';
export const statusNotChanged = 'Failed to change the status';

export const isSold = (car: string) => `${car} is sold?`;
export const markSold = 'Mark as sold';
export const markedSold = 'Marked as sold';
export const saleOnViewingInstead = 'A sale to a buyer from here is recorded on its viewing instead.';
export const buyerCanBook = 'A buyer accepted your bid with this car and can book one.';
export const notFoundAnyMore = 'Buyers don’t find it any more.';

export const deleteIt = (car: string) => `Delete ${car}?`;
export const deleteAct = 'Delete';
export const keepIt = 'Keep it';
export const deleted = 'Car deleted';
export const notDeleted = 'Failed to delete the car';
export const leaves = 'It leaves your inventory and the market, with its photos. This can’t be undone.';

export const endWithIt = (count: number) => plural(count, { one: '1 bid ends with it:', other: '# bids end with it:' });
export const waitingEnds = 'Waiting: it is rejected, and its buyer is told.';
export const acceptedCanName = 'Accepted: you can name another car once.';
export const acceptedEnds = 'Accepted: you can’t name another car for it, so no viewing can be booked from it then.';
export const andMore = (count: number) => `and ${count} more`;
