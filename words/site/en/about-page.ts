export const allContacts = 'Hours and all contacts';
