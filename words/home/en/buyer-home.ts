export const newRequest = 'New Request';
// Below a figure.
export const activeRequests = 'active requests';
export const activeRequest = 'active request';
export const offersToAnswer = 'offers to answer';
export const offerToAnswer = 'offer to answer';
export const savedCars = 'saved cars';
export const savedCar = 'saved car';

export const viewings = 'Upcoming Appointments';
export const noViewing = 'No viewing is booked. From an offer that you accepted you book a time to see the car.';
export const offers = 'Recent Offers';
export const offersNotLoaded = 'Failed to load bids';
export const noOffers = 'No offers yet. They appear here the moment a dealer sends one.';
export const browse = 'Browse cars meanwhile';
export const compareOffers = 'Compare offers';
export const requests = 'My Requests';
export const requestsNotLoaded = 'Failed to load requests';
export const noRequest = 'You have no request now.';
export const post = 'Post a request';
export const allRequests = 'All requests';

// The home of who has not asked for a car yet.
export const threeSteps = 'Three steps to your first offer';
export const sayWhich = 'Say which car you want';
export const whatToSay = 'The model, your budget and where you are. It costs nothing.';
export const dealersSend = 'Dealers send you offers';
export const whoSends = 'Verified dealers only, each with a price and photos.';
export const acceptOne = 'Accept one and see the car';
export const payLater = 'Book a time at the yard. Pay only after you have seen it.';
export const postFirst = 'Post your first request';
