// The frame of every public page: what stands above it, its header and its footer.
export const skip = 'Skip to content';
export const seeVerification = 'See your verification';
export const suspended = 'Your account is suspended';
export const mayOnlyRead = () => (
  <>
    <b>Your account is suspended</b>: you can read everything of yours, but change nothing.
  </>
);
export const whySuspended = 'Why, and what you can do';

/** What the header's links are, read aloud. */
export const mainLinks = 'Main';
export const links = { home: 'Home', howItWorks: 'How it Works', forDealers: 'For Dealers', about: 'About' };
export const menu = 'Menu';
export const dashboard = 'Dashboard';
export const signIn = 'Sign In';
export const getStarted = 'Get Started';
export const accountOf = (name: string) => `Account of ${name}`;
export const account = { buyer: 'Buyer Account', dealer: 'Dealer Account', admin: 'Administrator' };
export const signOut = 'Sign Out';

export const quickLinks = {
  about: 'About Us',
  contact: 'Contact',
  questions: 'Questions',
  deposit: 'Asked for a deposit?',
  postRequest: 'Post Request',
  forDealers: 'For Dealers',
  signIn: 'Sign In',
};
export const lastLinks = { privacy: 'Privacy Policy', terms: 'Terms of Service', contact: 'Contact Us' };
