export const whatFollows = 'A new one signs you out everywhere else. We mail you that it was changed.';
export const change = 'Change Password';
export const changing = 'Changing…';
export const current = 'Current password';
export const chosen = 'New password';
export const chosenHint =
  'At least 6 characters, with an uppercase letter, a lowercase letter and a number. Not a word that everybody knows, your name or your email.';
export const again = 'New password again';
export const changed = 'Password changed';
export const othersSignedOut = 'Everyone who was signed in elsewhere is signed out.';
export const notChanged = 'Your password was not changed';
