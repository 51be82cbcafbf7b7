import { paths } from '../../site/paths.ts';
import type { WordsOf } from './shape.ts';

/** A password, an e-mail address or a dealer's verification changed. */
export const accountWords: WordsOf<'password-changed' | 'email-changed' | 'dealer-verified' | 'dealer-revoked' | 'dealer-unavailable'> = {
  'password-changed': {
    title: () => 'Your password was changed',
    body: () => 'Not you? Choose a new one at once.',
    link: () => paths.forgotPassword,
  },
  'email-changed': {
    title: () => 'Your email was changed',
    body: () => 'You sign in with the new one now; the old one was told. Not you? Write to us at once.',
    link: () => paths.contact,
  },
  'dealer-verified': {
    title: () => 'Your business is verified',
    body: () => 'You can now bid on every open request.',
    link: () => paths.dealerVerification,
    subject: ({ dealer }) => `${dealer} is verified`,
  },
  'dealer-revoked': {
    title: () => 'Your verification was withdrawn',
    body: () => 'You can’t bid, confirm viewings or propose times until our team has verified you again.',
    link: () => paths.dealerVerification,
    subject: ({ dealer }) => `The verification of ${dealer} was withdrawn`,
  },
  'dealer-unavailable': {
    title: ({ dealer }) => `${dealer} is not verified any more`,
    body: () => 'Don’t pay anything before you have asked us. Its offers can’t be accepted or booked for now.',
    link: () => paths.requests,
  },
};
