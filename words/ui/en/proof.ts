// The dialog that asks for the password again.
export const heading = 'Is it you?';
export const oneMoment = 'One moment…';
export const loading = 'One moment';
export const notYet = 'Not yet';
export const password = 'Password';
export const forgotIt = 'Forgot it?';
export const recoveryCode = 'Recovery code';
export const code = 'Code from your authenticator app';
export const useRecoveryCode = 'Use a recovery code instead';
export const notAgain = 'For ten minutes we don’t ask again in this browser.';
export const lockWithPhone = 'Lock your account with your phone, too';
