// A car on a card, wherever cars are listed: what lies on its photo, and its heart.
/** On the photo. */
export const reserved = 'Reserved';
export const was = (price: string) => `Was ${price}`;
export const newToday = 'New today';
export const noPhoto = 'No photo yet';
export const photos = (count: number) => `${count} photos`;
export const save = (car: string) => `Save ${car}`;
export const stillSaved = 'The car is still saved';
export const notSaved = 'The car was not saved';
