export const seeRequests = 'See buyer requests';
// Below a figure.
export const activeBids = 'active bids';
export const activeBid = 'active bid';
export const revenue = 'revenue (accepted bids)';
export const confirmedSales = 'confirmed sales';
export const confirmedSale = 'confirmed sale';
export const commissionOwed = 'commission owed';
export const commissionHeld = (held: string) => `commission owed, ${held} of it held`;
export const saves = 'saves';
export const save = 'save';

export const viewings = 'Scheduled Appointments';
export const noViewing = 'No viewing is booked. Buyers book one after accepting your bid.';
// Beside that heading, one or both.
export const toConfirm = (count: number) => `${count} to confirm`;
export const confirmed = (count: number) => `${count} confirmed`;
export const requests = 'Available Requests';
export const requestsNotLoaded = 'Failed to fetch buyer requests';
export const noRequests = 'No open requests right now. New ones appear here by themselves.';
export const keepReady = 'Keep your inventory ready';
export const allRequests = 'All requests';
export const bids = 'My Bids';
export const bidsNotLoaded = 'Failed to load bids';
export const noBids = 'You have not sent a bid yet.';
export const findRequest = 'Find a request to bid on';
export const allBids = 'All bids';
