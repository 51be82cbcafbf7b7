export const heading = 'A warning from our team';
export const haveRead = 'I have read this';
export const notSaved = 'This was not saved';
