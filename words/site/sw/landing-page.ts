export const whichCar = 'Gari gani?';
export const exampleCar = 'Toyota Axio 2016';
export const startYourSearch = 'Anza kutafuta';
export const browseDealers = 'Angalia wauzaji';
export const joinAsDealer = 'Jiunge kama muuzaji';
export const verified = 'Amethibitishwa';
export const contactUs = 'Wasiliana nasi';
