// What the mails about accounts and verification say beyond their notices.
export const accountOf = 'Account of';
export const changedOn = 'Changed on';
export const wasItYou = 'Was it you? Then there is nothing to do.';
export const seeSecondStep = 'See my second step';
export const seeVerification = 'See my verification';
export const seeBusiness = 'See my business details';

export const password = {
  button: 'It wasn’t me: choose a new one',
  signedOut: 'Everyone who was signed in elsewhere is signed out. Was it you? Then there is nothing to do.',
  notYou: (address: string) =>
    `If it wasn’t you, choose a new password for your email too: whoever did this may read it. If you can’t, write to ${address}.`,
};
export const secondFactor = {
  afterACall: (address: string) => `We did this after a call with you. If nobody called you, write to ${address} at once.`,
  unreadable: 'You did nothing wrong, and your password is as before.',
};
export const recoveryCode = {
  usedOn: 'Used on',
  makeNew: 'Make new codes soon, and keep them on paper, away from your phone.',
  notYou: (address: string) => `If it wasn’t you, somebody has your password and your codes: change both, and write to ${address}.`,
};
export const newBrowser = {
  button: 'It wasn’t me: choose a new one',
  signedInOn: 'Signed in on',
  with: 'With',
  unknown: 'a browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownOn: (system: string) => `a browser on ${system}`,
  wasItYou: 'Was it you, on a new phone or after clearing your browser? Then there is nothing to do.',
  notYou: (address: string) => `If it wasn’t you, a new password signs everybody out. If you can’t choose one, write to ${address}.`,
};
export const copy = {
  button: 'Download it',
  oneFile: 'It is one ZIP file. You download it when you are signed in, on your profile; after a day it is removed.',
  notYou: (address: string) =>
    `Was it not you who asked? Then somebody is signed in to your account: change your password, which signs everyone else out, and write to ${address}.`,
};

export const verified = {
  button: 'Start bidding',
  checked: (dealer: string) => `Our team has checked the details of ${dealer}. Buyers now see that you are verified.`,
};
export const revoked = {
  notVerified: (dealer: string) => `${dealer} is not a verified dealer at the moment, and its bids can’t be accepted.`,
  stays: (address: string) => `Your data, your chats, cancelling and completing viewings stay open. To ask why, write to ${address}.`,
};
export const licence = {
  button: 'Add what is missing',
  buyersWait: (dealer: string) => `We would like to verify ${dealer}, and buyers wait for its bids.`,
  missing: 'Still missing',
  photo: (address: string) => `A photo of the licence helps us to check it sooner. Only our team sees it. Questions? Write to ${address}.`,
};
export const moreAsked = (dealer: string, address: string) =>
  `${dealer} waits for its verification until then. Change your details on that page, or write to ${address}.`;
export const changeApproved = (dealer: string) =>
  `Our team has checked what you changed. You stay verified; your offers and viewings go on as ${dealer}.`;
export const changeRefused = (dealer: string, address: string) =>
  `${dealer} stays verified with the old details. You can change them and send them again, or write to ${address}.`;
export const unavailable = {
  button: 'See my requests',
  withdrawn: (dealer: string) =>
    `Our team withdrew the verification of ${dealer}. No viewing can be confirmed until it is verified again. You can cancel a viewing that is planned.`,
  address: (address: string) => `Our address is ${address}.`,
};
