// What stands around every page of the app, and in the place of one.
export const skip = 'Skip to content';
export const home = 'Home';
/** Read aloud before the name that stands there. */
export const accountOf = 'Account of';
/** For somebody without a name. */
export const user = 'User';
export const profile = 'Profile';
export const signOut = 'Sign Out';
export const buyerDashboard = 'Buyer Dashboard';
export const dealerDashboard = 'Dealer Dashboard';
export const waitingForVerification = 'Waiting for verification';
export const seeVerification = 'See your verification';
export const mostUsed = 'Most used pages';
/** Opens the whole menu. */
export const more = 'More';
export const questions = 'Questions';
export const contact = 'Contact';

// What badges count, read aloud after the number: offers, viewings, messages, notices.
export const toAnswer = 'to answer';
export const waitingForYou = 'waiting for you';
export const unread = 'unread';
export const unseen = 'unread';

export const connecting = 'Connecting…';
export const offline = 'Offline: reconnecting';

export const greeting = (name: string) => `Habari, ${name}`;
export const loadingPage = 'Loading the page...';
export const loadingAccount = 'Loading your account';
export const noAccount = 'Your account did not load';
export const notReached = 'We could not reach the server. Nothing of yours is affected.';
export const noPage = 'This page did not load';
export const connectionLost = 'The connection may have been lost.';
export const noConnection = 'There is no connection at the moment.';
/** Follows both. */
export const savedIsSafe = 'Nothing you saved is affected.';

export const notFound = 'Oops! Page not found';
export const roadEnds = 'This road ends here';
export const mistyped = 'The address is mistyped, or the page is not there any more.';
export const toDashboard = 'Go to Dashboard';
export const toHome = 'Return to Home';

export const signedOut = 'You are signed out';
export const nothingKept =
  'This browser has forgotten your account. Until the home page opens, keep this device to yourself: your session ends then.';
