import { en as plural } from '../../plural.ts';

// The mails that belong to no notice, or to several. `why` stands at the end, `preview` beside the subject.
const linkWorks = (hours: number) => plural(hours, { one: 'The link works for 1 hour.', other: 'The link works for # hours.' });
export const verify = {
  subject: (site: string) => `Verify your email for ${site}`,
  preview: 'One tap, and we know that this address is yours.',
  heading: 'Is this your email?',
  button: 'Verify my email',
  why: 'You get this because somebody, we hope you, gave this address.',
  opened: (site: string) =>
    `Someone, we hope you, opened a ${site} account with this address. Please verify it, so that the news of your deals reaches you.`,
  linkWorks,
  notYou: 'Not you? Then do nothing.',
};
export const reset = {
  subject: (site: string) => `Choose a new password for ${site}`,
  preview: 'The link to choose a new password.',
  heading: 'Choose a new password',
  button: 'Choose a new password',
  why: 'You get this because somebody asked for a new password for this address.',
  asked: (hours: number) =>
    plural(hours, {
      one: 'You asked for a new password. This link works once, for 1 hour. Choosing a new password signs you out everywhere else.',
      other: 'You asked for a new password. This link works once, for # hours. Choosing a new password signs you out everywhere else.',
    }),
  notYou: 'Not you? Then do nothing: your password stays as it is.',
};
export const secondStep = {
  subject: (site: string) => `Your link to sign in to ${site}`,
  preview: 'It takes the place of the code from your phone.',
  heading: 'Sign in without the code',
  button: 'Sign me in',
  why: 'You get this because somebody typed your password and then five wrong codes.',
  typed: (site: string) =>
    `Somebody, we hope you, typed the password of your ${site} account at a new browser, and then five codes that did not fit. This link takes the place of the code, once.`,
  linkWorks,
  notYou: 'Not you? Then don’t open it: somebody knows your password. Choose a new one at once.',
};
export const changeEmail = {
  subject: (site: string) => `Confirm your new email for ${site}`,
  preview: 'Your new address counts once you confirm it.',
  heading: 'Confirm your new email',
  button: 'Use this email',
  why: 'You get this because somebody asked to use this address for an account.',
  asked: (site: string) => `You asked to use this address for your ${site} account. Until you confirm it, the old one stays.`,
  linkWorks,
  notYou: 'Not you? Then do nothing.',
};
export const emailMoved = {
  subject: (site: string) => `Your ${site} account has another email now`,
  preview: 'Was it you? Then there is nothing to do.',
  heading: 'Your email was changed',
  button: 'It wasn’t me: get help',
  why: 'You get this because this was the address of the account until now.',
  moved: (site: string) =>
    `Your ${site} account belongs to another address now. This one can’t sign in to it any more, nor ask for a new password.`,
  accountOf: 'Account of',
  changedOn: 'Changed on',
  signedOut: 'Everyone who was signed in elsewhere is signed out. Was it you? Then there is nothing to do.',
  notYou: (address: string) =>
    `Not you? Then someone knows your password. Write to ${address} from this address now, so that we can stop whoever acts in your name.`,
};
/** Several offers for one request. */
export const offers = {
  subject: (count: number, car: string) => `${count} new offers for ${car}`,
  preview: (price: string) => `The lowest of them is ${price}.`,
  heading: (count: number, car: string) => `${count} new offers for your ${car}`,
  button: 'Compare the offers',
  budget: 'Your budget',
  lowestFirst: 'The lowest of them first:',
  more: (count: number) => plural(count, { one: 'And 1 more.', other: 'And # more.' }),
  compare: 'Compare them with your other offers. Accepting costs nothing: you see the car first.',
};
