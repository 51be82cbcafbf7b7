import { missingWords } from '../../../words/business/missing.ts';
import { paths } from '../../addresses/paths.ts';
import { secondStepPaths } from '../../addresses/second-step-paths.ts';
import type { FactorChange } from '../../auth/factor-changes.ts';
import { plural } from '../../words.ts';
import type { WordsOf } from './shape.ts';

const changed: Record<FactorChange, [title: string, body: string]> = {
  on: ['Your second step is on', 'A browser we don’t know now also needs a code from your phone.'],
  codes: ['You have new recovery codes', 'The ones before don’t work any more.'],
  off: ['Your second step is off', 'The password alone opens your account again.'],
  cleared: ['Our team switched your second step off', 'The password alone opens your account until you set it up again.'],
  cleared_on_machine: ['Your second step was switched off on the server', 'Your next sign-in leads to setting it up again.'],
  unreadable: ['Your second step is off', 'The site was restored without its key. Please set it up again.'],
};

/** A password, an e-mail address or a dealer's verification changed. */
export const accountWords: WordsOf<
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-changed'
  | 'recovery-code-used'
  | 'new-browser'
  | 'export-ready'
  | 'dealer-verified'
  | 'dealer-revoked'
  | 'licence-asked'
  | 'more-asked'
  | 'business-change-approved'
  | 'business-change-refused'
  | 'dealer-unavailable'
> = {
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
  'second-factor-changed': {
    title: ({ what }) => changed[what][0],
    body: ({ what }) => `${changed[what][1]} Not you? Change your password at once.`,
    link: () => secondStepPaths.settings,
  },
  'recovery-code-used': {
    title: () => 'A recovery code was used',
    body: ({ left }) => `${plural(left, { one: 'One code is left.', other: '# codes are left.' })} Not you? Change your password at once.`,
    link: () => secondStepPaths.settings,
  },
  'new-browser': {
    title: () => 'Somebody signed in to your account at a new browser',
    body: () => 'Not you? Choose a new password at once.',
    link: () => paths.forgotPassword,
  },
  'export-ready': {
    title: () => 'The copy of your data is ready',
    body: () => 'You can download it for one day.',
    link: () => paths.ownData,
  },
  'dealer-verified': {
    title: () => 'Your business is verified',
    body: () => 'You can now bid on every open request.',
    link: () => paths.buyerRequests,
    subject: ({ dealer }) => `${dealer} is verified`,
  },
  'dealer-revoked': {
    title: () => 'Your verification was withdrawn',
    body: ({ reason }) =>
      reason
        ? `Why: “${reason}” You can’t bid, confirm viewings or propose times until our team has verified you again.`
        : 'You can’t bid, confirm viewings or propose times until our team has verified you again.',
    link: () => paths.dealerVerification,
    subject: ({ dealer }) => `The verification of ${dealer} was withdrawn`,
  },
  'licence-asked': {
    title: () => 'Your licence number is missing',
    body: () => `Please add it. ${missingWords.untilGiven}`,
    link: () => paths.dealerVerification,
    subject: ({ dealer }) => `The licence number of ${dealer} is missing`,
  },
  'more-asked': {
    title: () => 'Our team needs something to verify you',
    body: ({ reason }) => reason,
    link: () => paths.dealerVerification,
    subject: ({ dealer }) => `Something is needed to verify ${dealer}`,
  },
  'business-change-approved': {
    title: () => 'Your changed business details are approved',
    body: () => 'Buyers see the new ones from now on.',
    link: () => paths.ownBusiness,
    subject: ({ dealer }) => `The changed details of ${dealer} are approved`,
  },
  'business-change-refused': {
    title: () => 'Your changed business details were refused',
    body: ({ reason }) => `Why: “${reason}” Buyers go on seeing your old details.`,
    link: () => paths.ownBusiness,
    subject: ({ dealer }) => `The changed details of ${dealer} were refused`,
  },
  'dealer-unavailable': {
    title: ({ dealer }) => `${dealer} is not verified any more`,
    body: () => 'Don’t pay anything before you have asked us. Its offers can’t be accepted or booked for now.',
    link: () => paths.requests,
  },
};
