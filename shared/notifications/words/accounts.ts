import { missingWords } from '../../../words/business/missing.ts';
import { accountNoticesWords } from '../../../words/notifications/account-notices.ts';
import { paths } from '../../addresses/paths.ts';
import { secondStepPaths } from '../../addresses/second-step-paths.ts';
import { sentences, type WordsOf } from './shape.ts';

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
    title: () => accountNoticesWords.passwordChanged.title,
    body: () => accountNoticesWords.passwordChanged.body,
    link: () => paths.forgotPassword,
  },
  'email-changed': {
    title: () => accountNoticesWords.emailChanged.title,
    body: () => accountNoticesWords.emailChanged.body,
    link: () => paths.contact,
  },
  'second-factor-changed': {
    title: ({ what }) => accountNoticesWords.secondFactor[what].title,
    body: ({ what }) => sentences(accountNoticesWords.secondFactor[what].body, accountNoticesWords.notYou),
    link: () => secondStepPaths.settings,
  },
  'recovery-code-used': {
    title: () => accountNoticesWords.recoveryCodeUsed.title,
    body: ({ left }) => sentences(accountNoticesWords.recoveryCodeUsed.left(left), accountNoticesWords.notYou),
    link: () => secondStepPaths.settings,
  },
  'new-browser': {
    title: () => accountNoticesWords.newBrowser.title,
    body: () => accountNoticesWords.newBrowser.body,
    link: () => paths.forgotPassword,
  },
  'export-ready': {
    title: () => accountNoticesWords.exportReady.title,
    body: () => accountNoticesWords.exportReady.body,
    link: () => paths.ownData,
  },
  'dealer-verified': {
    title: () => accountNoticesWords.verified.title,
    body: () => accountNoticesWords.verified.body,
    link: () => paths.buyerRequests,
    subject: ({ dealer }) => accountNoticesWords.verified.subject(dealer),
  },
  'dealer-revoked': {
    title: () => accountNoticesWords.revoked.title,
    body: ({ reason }) => (reason ? accountNoticesWords.revoked.because(reason) : accountNoticesWords.revoked.body),
    link: () => paths.dealerVerification,
    subject: ({ dealer }) => accountNoticesWords.revoked.subject(dealer),
  },
  'licence-asked': {
    title: () => accountNoticesWords.licenceAsked.title,
    body: () => sentences(accountNoticesWords.licenceAsked.body, missingWords.untilGiven),
    link: () => paths.dealerVerification,
    subject: ({ dealer }) => accountNoticesWords.licenceAsked.subject(dealer),
  },
  'more-asked': {
    title: () => accountNoticesWords.moreAsked.title,
    body: ({ reason }) => reason,
    link: () => paths.dealerVerification,
    subject: ({ dealer }) => accountNoticesWords.moreAsked.subject(dealer),
  },
  'business-change-approved': {
    title: () => accountNoticesWords.changeApproved.title,
    body: () => accountNoticesWords.changeApproved.body,
    link: () => paths.ownBusiness,
    subject: ({ dealer }) => accountNoticesWords.changeApproved.subject(dealer),
  },
  'business-change-refused': {
    title: () => accountNoticesWords.changeRefused.title,
    body: ({ reason }) => accountNoticesWords.changeRefused.body(reason),
    link: () => paths.ownBusiness,
    subject: ({ dealer }) => accountNoticesWords.changeRefused.subject(dealer),
  },
  'dealer-unavailable': {
    title: ({ dealer }) => accountNoticesWords.dealerUnavailable.title(dealer),
    body: () => accountNoticesWords.dealerUnavailable.body,
    link: () => paths.requests,
  },
};
