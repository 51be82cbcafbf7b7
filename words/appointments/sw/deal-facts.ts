export const heading = 'Makubaliano';
export const budget = (budget: string) => `Bajeti ${budget}`;
export const viewing = 'Miadi ya kuona gari';
export const open = 'Fungua miadi';
export const soldFor = 'Liliuzwa kwa';

export const waitingForYou = 'unakusubiri';
export const waitingForDealer = 'unamsubiri muuzaji';
export const waitingForBuyer = 'unamsubiri mnunuzi';
export const confirmed = 'wakati umethibitishwa';
