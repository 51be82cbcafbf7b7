// The first page. What it says besides can be edited (words/content).
export const whichCar = 'Which car?';
export const exampleCar = 'Toyota Axio 2016';
export const startYourSearch = 'Start Your Search';
export const browseDealers = 'Browse Dealers';
export const joinAsDealer = 'Join as a dealer';
/** On the plate of a dealer. */
export const verified = 'Verified';
export const contactUs = 'Contact Us';
