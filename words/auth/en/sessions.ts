export const whatFor = 'A phone that was sold or lost, a cyber café: end it here, and it has to sign in again.';
export const loading = 'Loading your sessions';
/** Where somebody is signed in: 'Chrome on Android'. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const aBrowser = 'A browser';
export const aBrowserOn = (system: string) => `A browser on ${system}`;
export const thisBrowser = 'this browser';
export const signedInOn = (day: string) => `Signed in on ${day}`;
export const lastUsed = (signedIn: string, day: string, time: string) => `Signed in on ${signedIn}, last used ${day} about ${time}`;
export const end = 'End';
export const endThat = (browser: string, day: string) => `End: ${browser}, signed in on ${day}`;
export const ended = 'That browser is signed out';
export const notEnded = 'The session was not ended';
export const endOthers = 'End all others';
export const askEndOthers = 'End all others?';
export const othersEnded = 'All other browsers are signed out';
export const othersNotEnded = 'The sessions were not ended';
export const mustSignIn =
  'Every other browser has to sign in again. Somebody else may know your password? Change it instead: that ends them too.';
