// The second step at sign-in, and the proof that it is the owner.
export const typeCode = 'Please type the code';
export const typeSixDigits = 'Please type the six digits that the app shows';
export const keepFirst = 'Please keep the codes first: they are shown only now';

export const needed = 'Your password is right. Now type the code that your authenticator app shows.';
export const setUpFirst = 'Please set up your second step first.';
export const showFirst = 'Please show first that it is you.';
export const typeCodeToo = 'Please type the code of your authenticator app too.';
export const over = 'The time for this step is over. Please begin with your password again.';
export const wrongCode = 'This code does not fit, or was used already.';
const few = ['No try is left.', 'One try is left.', 'Two tries are left.', 'Three tries are left.', 'Four tries are left.'];
/** Follows `wrongCode`. */
export const triesLeft = (left: number) => few[left] ?? `${left} tries are left.`;
export const tooManyWrong = 'Too many wrong codes.';
// These two follow it: how somebody gets in then.
export const byLink = 'Open the link that we mailed to you: it signs you in.';
export const byCall = 'Without phone and codes only our team lets you in, after a call.';
export const isOn = 'Your second step is on already.';
export const isOff = 'The second step is off.';
export const changedTooOften = 'You have changed your second step a lot in the last hour.';
export const loadAgain = 'Please load this page again: its key is not valid any more.';
/** Read by the administrator. */
export const own = 'Switch off your own on your profile; without phone and codes, on the server.';
