import { longMoment } from '../shared/time.ts';
import { accountMailsWords } from '../words/emails/account-mails.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const accountSheets: SheetsOf<
  | 'password-changed'
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
    button: () => accountMailsWords.password.button,
    Rest: ({ at, full_name, site }) => (
      <>
        <Fact label={accountMailsWords.accountOf}>{full_name}</Fact>
        <Fact label={accountMailsWords.changedOn}>{longMoment(at)}</Fact>
        <P>{accountMailsWords.password.signedOut}</P>
        <P>{accountMailsWords.password.notYou(site.supportEmail)}</P>
      </>
    ),
  },
  'second-factor-changed': {
    button: () => accountMailsWords.seeSecondStep,
    Rest: ({ at, full_name, what, site }) => (
      <>
        <Fact label={accountMailsWords.accountOf}>{full_name}</Fact>
        <Fact label={accountMailsWords.changedOn}>{longMoment(at)}</Fact>
        {what === 'cleared' && <P>{accountMailsWords.secondFactor.afterACall(site.supportEmail)}</P>}
        <P>{what === 'unreadable' ? accountMailsWords.secondFactor.unreadable : accountMailsWords.wasItYou}</P>
      </>
    ),
  },
  'recovery-code-used': {
    button: () => accountMailsWords.seeSecondStep,
    Rest: ({ at, full_name, left, site }) => (
      <>
        <Fact label={accountMailsWords.accountOf}>{full_name}</Fact>
        <Fact label={accountMailsWords.recoveryCode.usedOn}>{longMoment(at)}</Fact>
        {left < 3 && <P>{accountMailsWords.recoveryCode.makeNew}</P>}
        <P>{accountMailsWords.recoveryCode.notYou(site.supportEmail)}</P>
      </>
    ),
  },
  'new-browser': {
    button: () => accountMailsWords.newBrowser.button,
    Rest: ({ at, full_name, browser, system, site }) => (
      <>
        <Fact label={accountMailsWords.accountOf}>{full_name}</Fact>
        <Fact label={accountMailsWords.newBrowser.signedInOn}>{longMoment(at)}</Fact>
        <Fact label={accountMailsWords.newBrowser.with}>{signedInWith(browser, system)}</Fact>
        <P>{accountMailsWords.newBrowser.wasItYou}</P>
        <P>{accountMailsWords.newBrowser.notYou(site.supportEmail)}</P>
      </>
    ),
  },
  'export-ready': {
    button: () => accountMailsWords.copy.button,
    Rest: ({ site }) => (
      <>
        <P>{accountMailsWords.copy.oneFile}</P>
        <P>{accountMailsWords.copy.notYou(site.supportEmail)}</P>
      </>
    ),
  },
  'dealer-verified': {
    button: () => accountMailsWords.verified.button,
    Rest: ({ dealer }) => <P>{accountMailsWords.verified.checked(dealer)}</P>,
  },
  'dealer-revoked': {
    button: () => accountMailsWords.seeVerification,
    Rest: ({ dealer, site }) => (
      <>
        <P>{accountMailsWords.revoked.notVerified(dealer)}</P>
        <P>{accountMailsWords.revoked.stays(site.supportEmail)}</P>
      </>
    ),
  },
  'licence-asked': {
    button: () => accountMailsWords.licence.button,
    Rest: ({ dealer, missing, site }) => (
      <>
        <P>{accountMailsWords.licence.buyersWait(dealer)}</P>
        <Fact label={accountMailsWords.licence.missing}>{missing.join(', ')}</Fact>
        <P>{accountMailsWords.licence.photo(site.supportEmail)}</P>
      </>
    ),
  },
  'more-asked': {
    button: () => accountMailsWords.seeVerification,
    Rest: ({ dealer, site }) => <P>{accountMailsWords.moreAsked(dealer, site.supportEmail)}</P>,
  },
  'business-change-approved': {
    button: () => accountMailsWords.seeBusiness,
    Rest: ({ dealer }) => <P>{accountMailsWords.changeApproved(dealer)}</P>,
  },
  'business-change-refused': {
    button: () => accountMailsWords.seeBusiness,
    Rest: ({ dealer, site }) => <P>{accountMailsWords.changeRefused(dealer, site.supportEmail)}</P>,
  },
  'dealer-unavailable': {
    button: () => accountMailsWords.unavailable.button,
    Rest: ({ dealer, site }) => (
      <>
        <P>{accountMailsWords.unavailable.withdrawn(dealer)}</P>
        <P>{accountMailsWords.unavailable.address(site.supportEmail)}</P>
      </>
    ),
  },
};

/** The browser and its system, as far as they are known. */
function signedInWith(browser: string | null, system: string | null): string {
  if (!system) return browser ?? accountMailsWords.newBrowser.unknown;
  return browser ? accountMailsWords.newBrowser.browserOn(browser, system) : accountMailsWords.newBrowser.unknownOn(system);
}
