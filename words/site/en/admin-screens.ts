export const moderation = 'Moderation';
export const users = 'Users';
export const user = 'User';
export const allRequests = 'All Requests';
export const cars = 'Cars';
export const contentManagement = 'Content Management';
export const content = 'Content';
export const audit = 'Audit';
export const platformSettings = 'Platform Settings';
export const settings = 'Settings';

/** In the bottom bar of phones. */
export const decide = 'Decide';

export const dashboard = 'Admin Dashboard';
// What badges count, read aloud after the number: cases in the queue; in the bell also those that were opened.
export const toDecide = 'to decide';
export const waiting = 'waiting';
