// What is said to the administrator who decides.
export const decided = 'This was decided meanwhile.';
export const moreReported = 'Another report of this came in meanwhile. Please read it, then decide.';
export const requestOver = 'This request is not open any more: its owner can be warned.';
export const bidDecided = 'This offer was decided already: its dealer can be warned.';
export const bidWithPhotosDecided = 'This offer was decided already: its dealer can be warned, and its photos removed.';
export const carNotShown = 'This car is not on the market: its dealer can be warned.';
export const alreadyRemoved = 'This was removed already.';
export const notVerified = 'Only a verified dealer can lose something here: this person can be warned.';
export const photosGone = 'Some of these photos are not there any more. Please look at those that are left, then decide.';
export const nobodyToWarn = 'This account was deleted: nobody would read a warning.';

export const verdictMissing = 'Please choose';
export const reasonMissing = 'Please say why: it is told to those it concerns';
export const tooLong = 'The text is too long';
export const tooManyPhotos = (most: number) => `At most ${most} photos`;
export const photosByRemoval = 'Photos are removed by a removal only';
