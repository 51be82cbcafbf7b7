// What the server answers whatever is asked of it.
export const signInFirst = 'Please sign in to go on.';
export const notFound = 'Not found';
export const checkInput = 'Please check your input and try again.';
export const idTaken = 'This id is already in use.';
export const unreadable = 'That request could not be read.';
export const tooLong = 'That is too long to send. Please make it shorter.';
export const unavailable = 'We can’t be reached right now. Nothing was lost, please try again.';
export const serverFault = 'An unexpected error occurred. Please try again.';
export const otherSite = 'This request came from another site.';
export const fileIsShorter = 'The file is shorter than that. Please download it anew.';

export const tooManyAttempts = 'Too many attempts.';
// When to come back: follows what there was too much of.
export const inMinutes = (minutes: number) => (minutes === 1 ? 'Please try again in a minute.' : `Please try again in ${minutes} minutes.`);
export const inHours = (hours: number) => (hours === 1 ? 'Please try again in an hour.' : `Please try again in ${hours} hours.`);

// To what speaks HTTP in no way that we know.
export const tooLarge = 'That is too large.';
export const tooSlow = 'That took too long to arrive.';
export const unknownVersion = 'That request is of a version that we don’t speak.';
export const twoHosts = 'That request names more than one host.';
export const noHost = 'That request names no host.';
export const unknownExpectation = 'That request expects what this server does not do.';
