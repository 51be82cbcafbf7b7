// What is said of any field that has no sentence of its own.
export const missing = 'Please fill in this field';
/** Of an id, which nobody types. */
export const tryAgain = 'Please try again';
/** A tick as it is read: set or not. */
export const yes = 'yes';
export const no = 'no';
