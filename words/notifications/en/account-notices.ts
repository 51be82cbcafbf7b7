import { en as plural } from '../../plural.ts';

// A password, an email address or a dealer's verification changed. Of each: the title, the sentence, and the subject of its mail where that is another.
export const passwordChanged = { title: 'Your password was changed', body: 'Not you? Choose a new one at once.' };
export const emailChanged = {
  title: 'Your email was changed',
  body: 'You sign in with the new one now; we wrote to the old one. Not you? Write to us at once.',
};
/** What became of the second step. */
export const secondFactor = {
  on: { title: 'Your second step is on', body: 'A browser we don’t know now also needs a code from your phone.' },
  codes: { title: 'You have new recovery codes', body: 'The old ones don’t work any more.' },
  off: { title: 'Your second step is off', body: 'The password alone opens your account again.' },
  cleared: {
    title: 'Our team switched your second step off',
    body: 'The password alone opens your account until you set it up again.',
  },
  cleared_on_machine: {
    title: 'Your second step was switched off on the server',
    body: 'You set it up again when you next sign in.',
  },
  unreadable: { title: 'Your second step is off', body: 'The site was restored without its key. Please set it up again.' },
};
/** Behind what became of the second step, or of a recovery code. */
export const notYou = 'Not you? Change your password at once.';
export const recoveryCodeUsed = {
  title: 'A recovery code was used',
  left: (count: number) => plural(count, { one: 'One code is left.', other: '# codes are left.' }),
};
export const newBrowser = {
  title: 'Somebody signed in to your account at a new browser',
  body: 'Not you? Choose a new password at once.',
};
export const exportReady = { title: 'The copy of your data is ready', body: 'You can download it for one day.' };

export const verified = {
  title: 'Your business is verified',
  body: 'You can now bid on every open request.',
  subject: (dealer: string) => `${dealer} is verified`,
};
export const revoked = {
  title: 'Your verification was withdrawn',
  body: 'You can’t bid, confirm viewings or propose times until our team has verified you again.',
  because: (reason: string) => `Why: “${reason}” You can’t bid, confirm viewings or propose times until our team has verified you again.`,
  subject: (dealer: string) => `The verification of ${dealer} was withdrawn`,
};
export const licenceAsked = {
  title: 'Your licence number is missing',
  body: 'Please add it.',
  subject: (dealer: string) => `The licence number of ${dealer} is missing`,
};
export const moreAsked = {
  title: 'Our team needs something to verify you',
  subject: (dealer: string) => `Something is needed to verify ${dealer}`,
};
export const changeApproved = {
  title: 'Your changed business details are approved',
  body: 'Buyers see the new ones from now on.',
  subject: (dealer: string) => `The changed details of ${dealer} are approved`,
};
export const changeRefused = {
  title: 'Your changed business details were refused',
  body: (reason: string) => `Why: “${reason}” Buyers keep seeing your old details.`,
  subject: (dealer: string) => `The changed details of ${dealer} were refused`,
};
export const dealerUnavailable = {
  title: (dealer: string) => `${dealer} is not verified any more`,
  body: 'Don’t pay anything before you have asked us. Its offers can’t be accepted or booked for now.',
};
