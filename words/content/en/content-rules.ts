export const missing = 'Please write a text';
export const tooLong = 'The text is too long';
export const noEmail = 'Please enter a valid email address';
export const noPhone = 'Please enter a valid phone number';
export const noSuchVersion = 'This text has no such version.';
export const changedMeanwhile = 'This text was changed meanwhile. The other text stands beside yours: keep one of them, or write a third.';
