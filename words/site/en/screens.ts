// The titles of screens, and their entries in the menu where those are shorter.
export const overview = 'Overview';
export const browseCars = 'Browse Cars';
export const myRequests = 'My Requests';
export const buyerRequests = 'Buyer Requests';
export const myBids = 'My Bids';
export const appointments = 'Appointments';
export const savedCars = 'Saved Cars';
export const myInventory = 'My Inventory';
export const addCar = 'Add New Car';
export const editCar = 'Edit car';
export const car = 'Car';
export const dealer = 'Dealer';
export const messages = 'Messages';
export const commissions = 'Commissions';
export const analytics = 'Analytics';
export const dealerVerification = 'Dealer verification';
export const verification = 'Verification';
export const notifications = 'Notifications';
export const profile = 'Profile';
export const appointment = 'Appointment Details';

// In the bottom bar of phones: one short word each.
export const browse = 'Browse';
export const requests = 'Requests';
export const inventory = 'Inventory';
