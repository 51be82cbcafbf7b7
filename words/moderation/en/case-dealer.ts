// A dealer that waits for its verification.
export const question = (dealer: string) => `Verify ${dealer}?`;
export const wePromise = 'we promise an answer in 1–2 business days';
export const theDealer = 'The dealer';
export const verified = 'Verified';
export const changedMeanwhile = 'The dealer has changed these details meanwhile. Please check them anew.';
export const listOfChecks = 'The list of checks';

export const verify = (dealer: string) => `Verify ${dealer}`;
export const canBid = 'It can bid at once, and its cars come onto the market.';
export const isVerified = 'User verified successfully';
export const getsEmail = (dealer: string, version: number) =>
  `${dealer} gets an email. Your ticks, the time and version ${version} of these details are kept.`;
export const askForMore = 'Ask for more';
export const staysInList = 'It stays in the list of those who wait.';
export const whatNeeded = 'What do you need? The dealer reads this.';
export const ask = (dealer: string) => `Ask ${dealer}`;
export const wasAsked = 'The dealer was asked';
export const getsWords = (dealer: string) => `${dealer} gets an email with your words.`;
