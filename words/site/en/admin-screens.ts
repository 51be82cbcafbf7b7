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
