import type { Told } from '../told.ts';

/** Accounts, profiles, the verification of dealers. */
export const sentences = {
  'account.created': ({ who }: Told) => `${who} signed up`,
  'account.verified': ({ who }: Told) => `${who} verified the e-mail`,
  'account.signed_in': ({ who }: Told) => `${who} signed in`,
  'account.sign_in_failed': ({ who }: Told, { tries }: { tries: number }) =>
    tries > 1 ? `${who} failed to sign in as administrator ${tries} times within 15 minutes` : `${who} failed to sign in as administrator`,
  'account.password_changed': ({ who }: Told) => `${who} changed the password`,
  'account.new_email_asked': ({ who }: Told) => `${who} asked for another e-mail`,
  'account.new_email_taken_back': ({ who }: Told) => `${who} kept the old e-mail`,
  'account.email_changed': ({ who }: Told) => `${who} changed the e-mail`,
  'account.second_factor_changed': (told: Told, { what }: { what: keyof typeof factor }) => factor[what](told),
  'account.recovery_code_used': ({ who }: Told, { left }: { left: number }) => `${who} used a recovery code, ${left} left`,
  'account.new_browser': ({ who }: Told) => `${who} signed in at a new browser`,
  'account.export_ready': ({ who }: Told) => `${who} packed a copy of somebody’s own data`,
  'account.erased': ({ who }: Told) => `${who} erased the account`,
  'account.looks_suspended': ({ person }: Told) => `${person} has the phone number or licence of a suspended person`,
  'account.left': ({ who, person }: Told) => `${who} left the new account of ${person} as it is`,
  'person.warned': ({ who, person }: Told) => `${who} warned ${person}`,
  'person.read_warning': ({ who }: Told) => `${who} read a warning`,
  'person.suspended': ({ who, person }: Told) => `${who} suspended ${person}`,
  'person.restored': ({ who, person }: Told) => `${who} ended the suspension of ${person}`,
  'person.contested': ({ who }: Told) => `${who} contested the suspension`,
  'person.answered': ({ who, person }: Told) => `${who} answered ${person}, who stays suspended`,
  'person.signed_out': ({ who, person }: Told) => `${who} signed ${person} out`,
  'market.changed': ({ who }: Told) => `${who} took something off the market, or put it back`,
  'session.ended': ({ who }: Told) => `${who} signed out`,
  'profile.updated': ({ who, person }: Told) => (who === person ? `${who} changed the profile` : `${who} changed the profile of ${person}`),
  'dealer.verified': ({ who, person }: Told) => `${who} verified ${person}`,
  'dealer.revoked': ({ who, person }: Told, { by_report }: { by_report?: boolean | undefined }) =>
    by_report ? `${who} took back the verification of ${person}, after a report` : `${who} took back the verification of ${person}`,
  'dealer.licence_asked': ({ who, person }: Told) => `${who} asked ${person} for the licence number`,
  'dealer.more_asked': ({ who, person }: Told) => `${who} asked ${person} for more`,
  'business.change_sent': ({ who }: Told) => `${who} sent changed business details`,
  'business.change_taken_back': ({ who }: Told, { was_refused }: { was_refused?: boolean | undefined }) =>
    was_refused ? `${who} put aside business details that were refused` : `${who} took back changed business details`,
  'business.change_approved': ({ who, person }: Told) => `${who} approved the changed details of ${person}`,
  'business.change_refused': ({ who, person }: Told) => `${who} refused the changed details of ${person}`,
};

const factor = {
  on: ({ who }: Told) => `${who} switched the second step on`,
  codes: ({ who }: Told) => `${who} made the recovery codes anew`,
  off: ({ who }: Told) => `${who} switched the second step off`,
  cleared: ({ who, person }: Told) => `${who} switched the second step of ${person} off, after a call`,
  cleared_on_machine: ({ person }: Told) => `The second step of ${person} was switched off on the server`,
  unreadable: ({ person }: Told) => `The second step of ${person} could not be opened with the operator’s key and is off`,
};
