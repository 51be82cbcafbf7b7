import type { ReactNode } from 'react';

// The second step of signing in, with its recovery codes, and how it is set up.
export const label = 'Hatua ya pili';
export const backToSignIn = 'Back to Sign In';
export const signIn = 'Sign in';
export const notMe = 'Not me';

export const yourCode = 'One more step: your code';
export const newBrowser = (siteName: string) =>
  `The password is right, but this browser is new to us. Type the six digits that your authenticator app shows for ${siteName}.`;
export const appCode = 'Code from the app';
export const appCodeHint = 'It changes every 30 seconds, and each one works once.';
export const openUntil = (time: string) => `This step is open until ${time}. After that, begin with the password again.`;
export const setClock = 'The code doesn’t fit? Set your phone’s clock to automatic: the app counts on it.';
export const useRecovery = { title: 'Use a recovery code', says: 'one of the ten that you kept' };
export const haveNeither = { title: 'I have neither', says: 'phone lost, codes lost' };
export const fiveWrong = {
  link: 'After five wrong codes we mail you a link instead, so that nobody can go on guessing.',
  pause: 'After five wrong codes we look at no more for a quarter of an hour, so that nobody can go on guessing.',
};
export const nobodyAsks = (siteName: string) =>
  `Nobody from ${siteName} ever asks you for this code: not on the phone, not by SMS, not in a chat.`;

export const yourRecovery = 'Your recovery code';
export const gotTen = 'You got ten when you set this up: on paper, in a file, or in your password manager. Each works once.';
export const backToCode = 'Back to the code from the app';
export const recoveryCode = 'Recovery code';
export const recoveryHint = 'Capitals and the dash don’t matter.';
export const weTellYou = 'We tell you by e-mail that it was used, and how many are left.';

/** The subject of the mail to our team. */
export const lostSubject = 'My phone and my recovery codes are lost';
export const lost = 'Phone and codes lost';
export const afterACall = 'Only our team can let you in, after a call. That takes longer, so that nobody can do it in your name.';
export const writeToUs = 'Write to us';
export const toAndFrom = (to: string, from: ReactNode) => (
  <>
    {to}, from {from}. Your name is enough.
  </>
);
export const weCall = 'We call you';
export const onYourNumber = 'On the number in your profile. We ask about your cars and deals, never for a password or a code.';
export const thenPassword = 'You sign in with the password';
export const thenOff = 'The second step is then off, and you get an e-mail that says so. Set it up again on your new phone.';
export const writeMail = 'Write the e-mail';
export const stillSignedIn = 'Still signed in on another phone or computer? Go on working there meanwhile.';

export const beginAgain = 'Please begin again';
export const openFiveMinutes = 'This step was open for five minutes. Sign in with your password again, and then type the code.';

export const withoutCode = 'Sign in without the code';
export const linkOnce =
  'This link takes the place of the code, once. Not you who typed the password? Then don’t go on, and choose a new password.';
export const signMeIn = 'Sign me in';

// Setting it up.
export const phoneLabel = 'Simu yako';
export const lock = { yard: 'Lock your yard with your phone, too', account: 'Lock your account with your phone, too' };
export const administratorNeeds =
  'The administrator’s account needs it: everything else opens once it is on. A stolen password then opens nothing.';
export const whatItDoes =
  'Then a stolen password opens nothing: a new browser also needs six digits that your phone shows. It works without internet and costs nothing.';
export const backToProfile = 'Back to your profile';
export const getApp = 'An authenticator app on your phone';
export const whichApp = 'Google Authenticator, Aegis, Microsoft Authenticator: any of them, from your phone’s app store.';
export const giveKey = 'Give it our key';
export const openApp = 'Open my app';
export const scan = 'Or scan this with the app, from another screen:';
export const qr = 'QR code with the key for your authenticator app';
export const typeKey = 'Or type the key:';
export const showNobody = 'Show this picture and this key to nobody.';
export const typeCode = 'Type the code that it shows now';
export const currentPassword = 'Current password';
export const turnOn = 'Turn it on';
export const penReady = 'Next you get ten recovery codes. Have a pen ready.';
export const signOutInstead = 'Sign out instead';

// The recovery codes, once.
export const codesOf = (siteName: string) => `${siteName}, recovery codes`;
export const keepCodes = 'Keep these ten codes. They are shown only now.';
export const isOn = 'The second step is on. Phone lost or new? One of these lets you in instead. Each works once.';
/** The name of the file that is saved. */
export const fileName = 'recovery-codes.txt';
export const file = 'File';
export const print = 'Print';
export const bestOnPaper = 'Best on paper, away from this phone. Not in a chat, not as a photo in the gallery.';
export const kept = 'I have kept them where I find them without this phone';
export const done = 'Done';
export const whatChanges = 'What changes';
export const changes = [
  { of: 'A browser we don’t know', means: 'password, then six digits' },
  { of: 'Phones and computers you use now', means: 'stay signed in, nothing is asked' },
  { of: 'New e-mail, copies of your data, these settings', means: 'password and code; asked again after ten minutes' },
];
