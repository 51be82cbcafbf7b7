import type { ReactNode } from 'react';

// The public pages of accounts, each with one form.
/** The link above a form, where it leads to no other page. */
export const backHome = 'Back to Home';
export const backToSignIn = 'Back to Sign In';
export const email = 'Email';

// Sign in and sign up.
export const signUpTitle = 'Sign Up';
export const label = { 'sign-in': 'Your account', 'sign-up': 'New here' };
export const createAccount = 'Karibu. Create your account';
export const freeForBuyers = 'Free for buyers. Dealers bid once our team has checked the business.';
export const signInAgain = 'Karibu tena. Sign in';
export const whereYouLeft = 'Welcome back: everything is where you left it.';
export const signInHeading = 'Karibu. Sign in';
export const newHere = 'With the email and the password of your account. New here? Sign up first.';
export const requestWaits = (car: ReactNode) => (
  <>
    <strong>Please sign in to post a request.</strong> Yours, {car}, is ready to send: it is posted as soon as you have signed up, or in.
  </>
);
export const shownThen = (title: ReactNode, description: string) => (
  <>
    {title}, {description}. It is shown as soon as you have signed in.
  </>
);
export const tabs = 'Sign in or sign up';
export const signIn = 'Sign In';
export const signUp = 'Sign Up';
export const password = 'Password';
export const forgot = 'Forgot password?';
export const sendVerification = 'Send the verification link again';

export const fullName = 'Full name';
export const iWantTo = 'I want to';
export const types = { buyer: 'Buy a car', dealer: 'Sell as a dealer' };
export const phone = 'Phone';
export const phoneHint = {
  buyer: 'Shown only to the dealer whose viewing you book, unless you choose otherwise.',
  dealer: 'Shown to the buyers who book a viewing with you.',
};
export const location = 'Location';
export const locationHint = {
  buyer: 'Your town or county, for example Nakuru.',
  dealer: 'The town or county of your yard, for example Nakuru.',
};
export const fromRequest = 'From your request. Change it if you live elsewhere.';
export const accept = (terms: (name: string) => ReactNode, privacy: (name: string) => ReactNode) => (
  <>
    I am 18 or older and accept the {terms('Terms')} and the {privacy('Privacy Policy')}
  </>
);
/** Read aloud after the name of what a link opens. */
export const inNewTab = ' (opens in a new tab)';
export const create = 'Create account';
export const signInInstead = 'Sign in instead';
export const business = 'Your business';
export const businessName = 'Business name';
export const licence = 'Business licence';
export const licenceHint = 'Its number. You can add it later: until then our team can’t verify you, and you can’t bid.';
export const businessAddress = 'Business address';

// A password that is forgotten, or chosen.
export const keyLabel = 'Ufunguo';
export const forgotHeading = 'Forgot your password?';
export const forgotLead = 'Tell us your email and we send you a link to choose a new one.';
export const sendLink = 'Send the link';
export const linkSent = 'Check your email';
export const noMail = 'No mail after a few minutes? Look among the spam, check the address, and ask again.';
export const sendAgain = 'Send the link again';

export const chooseNew = 'Choose a new password';
export const signedOutElsewhere = 'You will be signed out everywhere else.';
export const newPassword = 'New password';
export const passwordHint =
  'At least 6 characters, with an uppercase letter, a lowercase letter and a number. Not a word that everybody knows, your name or your email.';
export const confirmPassword = 'Confirm password';
export const savePassword = 'Save password';
export const needsLink = 'This page needs the link from your email.';
export const sendNew = 'Send me a new one';

export const ownPassword = 'Choose your own password';
export const madeByProgram =
  'The one you signed in with was made by the program, and others may have seen it. Everything else opens once you have your own.';
export const currentPassword = 'Current password';
export const signInWithNew = 'Sign in again, with the new password if it was changed';
export const chosenElsewhere = 'Chosen in another tab already? Go on';
export const signOutInstead = 'Sign out instead';

// An email address.
export const emailLabel = 'Barua pepe';
export const verify = 'Verify your email';
export const oneTap = 'One tap, and the news of your deals reaches you at this address.';
export const verifyMine = 'Verify my email';
export const noLink = 'No mail, or an old link?';

export const newEmail = 'Use your new email';
export const backToDashboard = 'Back to the dashboard';
export const fromNowOn = 'From now on you sign in with this address, and our mails go there. You will be signed out everywhere else.';
export const useIt = 'Use this email';
export const needsLinkToNew = 'This page needs the link from the mail to your new address.';

// The switch in a mail; `title` is what such mails are about.
export const mailsOff = 'These mails are off';
export const mailsOf = (title: string) => `Mails: ${title}`;
export const backToStart = 'Back to the start';
export const noMore = (title: string) => `${title}: we mail you no more about this. The notices in the app stay as you chose them.`;
export const whatItWas = (says: string) => `What it was about: ${says}`;
export const mailAgain = 'Send them again';
export const stopMails = 'Stop these mails';
export const allChoices = (profile: (words: string) => ReactNode) => <>{profile('All your choices')} stand in your profile.</>;
