import type { FactorChange } from '../../../../shared/auth/factor-changes.ts';
import type { Sentences } from './told.ts';

const factorSentences: Record<FactorChange, (who: string, person: string) => string> = {
  on: (who) => `${who} switched the second step on`,
  codes: (who) => `${who} made the recovery codes anew`,
  off: (who) => `${who} switched the second step off`,
  cleared: (who, person) => `${who} switched the second step of ${person} off, after a call`,
  cleared_on_machine: (_, person) => `The second step of ${person} was switched off on the server`,
  unreadable: (_, person) => `The second step of ${person} could not be opened with the operator’s key and is off`,
};

/** Accounts, profiles, the verification of dealers. */
export const accountWords: Sentences<
  | `account.${'created' | 'verified' | 'signed_in' | 'sign_in_failed' | 'password_changed' | 'new_email_asked' | 'new_email_taken_back'}`
  | `account.${'email_changed' | 'export_ready' | 'erased' | 'second_factor_changed' | 'recovery_code_used' | 'new_browser'}`
  | `account.${'looks_suspended' | 'left'}`
  | `person.${'warned' | 'read_warning' | 'suspended' | 'restored' | 'contested' | 'answered' | 'signed_out'}`
  | 'market.changed'
  | 'session.ended'
  | 'profile.updated'
  | `dealer.${'verified' | 'revoked' | 'licence_asked' | 'more_asked'}`
  | `business.${'change_sent' | 'change_taken_back' | 'change_approved' | 'change_refused'}`
> = {
  'account.created': ({ who }) => `${who} signed up`,
  'account.verified': ({ who }) => `${who} verified the e-mail`,
  'account.signed_in': ({ who }) => `${who} signed in`,
  'account.sign_in_failed': ({ who }, { tries }) =>
    tries > 1 ? `${who} failed to sign in as administrator ${tries} times within 15 minutes` : `${who} failed to sign in as administrator`,
  'account.password_changed': ({ who }) => `${who} changed the password`,
  'account.new_email_asked': ({ who }) => `${who} asked for another e-mail`,
  'account.new_email_taken_back': ({ who }) => `${who} kept the old e-mail`,
  'account.email_changed': ({ who }) => `${who} changed the e-mail`,
  'account.second_factor_changed': ({ who, person }, { what }) => factorSentences[what](who, person),
  'account.recovery_code_used': ({ who }, { left }) => `${who} used a recovery code, ${left} left`,
  'account.new_browser': ({ who }) => `${who} signed in at a new browser`,
  'account.export_ready': ({ who }) => `${who} packed a copy of somebody’s own data`,
  'account.erased': ({ who }) => `${who} erased the account`,
  'account.looks_suspended': ({ person }) => `${person} has the phone number or licence of a suspended person`,
  'account.left': ({ who, person }) => `${who} left the new account of ${person} as it is`,
  'person.warned': ({ who, person }) => `${who} warned ${person}`,
  'person.read_warning': ({ who }) => `${who} read a warning`,
  'person.suspended': ({ who, person }) => `${who} suspended ${person}`,
  'person.restored': ({ who, person }) => `${who} ended the suspension of ${person}`,
  'person.contested': ({ who }) => `${who} contested the suspension`,
  'person.answered': ({ who, person }) => `${who} answered ${person}, who stays suspended`,
  'person.signed_out': ({ who, person }) => `${who} signed ${person} out`,
  'market.changed': ({ who }) => `${who} took something off the market, or put it back`,
  'session.ended': ({ who }) => `${who} signed out`,
  'profile.updated': ({ who, person }) => (who === person ? `${who} changed the profile` : `${who} changed the profile of ${person}`),
  'dealer.verified': ({ who, person }) => `${who} verified ${person}`,
  'dealer.revoked': ({ who, person }, { by_report }) =>
    `${who} took back the verification of ${person}${by_report ? ', after a report' : ''}`,
  'dealer.licence_asked': ({ who, person }) => `${who} asked ${person} for the licence number`,
  'dealer.more_asked': ({ who, person }) => `${who} asked ${person} for more`,
  'business.change_sent': ({ who }) => `${who} sent changed business details`,
  'business.change_taken_back': ({ who }, { was_refused }) =>
    was_refused ? `${who} put aside business details that were refused` : `${who} took back changed business details`,
  'business.change_approved': ({ who, person }) => `${who} approved the changed details of ${person}`,
  'business.change_refused': ({ who, person }) => `${who} refused the changed details of ${person}`,
};
