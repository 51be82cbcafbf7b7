/** The sections, by their anchors. */
export const sections = {
  personal: 'You',
  business: 'Your business',
  email: 'Email',
  password: 'Password',
  'second-step': 'Second step at sign-in',
  sessions: 'Where you are signed in',
  notices: 'Notices and mails',
  language: 'Language',
  theme: 'Look',
  data: 'Your data',
};
export const loading = 'Loading your profile';
export const loadingPart = (section: string) => `Loading: ${section}`;
export const onThisPage = 'On this page';

export const overview = 'Overview';
export const roles = { buyer: 'Buyer', dealer: 'Dealer', admin: 'Administrator' };
export const dealerOf = (business: string) => `Dealer, ${business}`;
export const hereSince = (day: string) => `Here since ${day}`;
export const verificationPending = 'Verification Pending';
export const seeVerification = 'See your verification';

export const themes = { system: 'As the system', light: 'Light', dark: 'Dark' };
export const lightOrDark = 'Light or dark';
export const keptHere = 'Kept in this browser, also after you sign out.';
