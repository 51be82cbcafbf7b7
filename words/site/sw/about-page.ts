export const allContacts = 'Saa za kazi na mawasiliano';
