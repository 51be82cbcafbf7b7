import type { ReactNode } from 'react';

export const ofServer = 'The administrator’s email is a setting of the server: ADMIN_EMAIL.';
export const verified = 'verified';
export const notVerified = 'not verified: open the link in our mail';
export const waits = (email: ReactNode, asked: string, hours: number) => (
  <>
    {email} counts once you open the link that we mailed to it, {asked}. The link works for {hours} hours; until then you sign in with the
    present one.
  </>
);
export const sendAgain = 'Send again';
export const sentAgain = 'Open our newest mail and tap its button';
export const sentAgainToNew = 'Open our newest mail at the new address';
export const notSent = 'No mail was sent';
export const takeBack = 'Take back';
export const takenBack = 'Your email stays as it is';
export const notTakenBack = 'It was not taken back';
export const change = 'Change Email';

// The dialog.
export const newEmail = 'New email';
export const mailLink = 'Mail me the link';
export const checkMail = 'Check the mail of your new address';
export const notChanged = 'Your email was not changed';
export const aNewEmail = 'A new email address';
export const whyProof = 'With your email somebody could take your whole account.';
export const changeIt = 'Change the address';
export const bothMailed = 'Both addresses get an email.';
