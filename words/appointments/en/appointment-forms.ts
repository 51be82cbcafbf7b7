// What is wrong with what was typed about a viewing.
export const dateMissing = 'Please choose a date';
export const timeMissing = 'Please choose a time';
export const outcomeMissing = 'Please say whether the car was sold';
export const priceOfSaleOnly = 'A final price belongs to a sale only';
export const notesTooLong = 'Notes are too long';
export const whyMissing = 'Please say why';
export const reasonTooLong = 'The reason is too long';
export const wrongMissing = 'Please say what is not right';
export const textTooLong = 'The text is too long';
