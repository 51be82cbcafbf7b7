// Who sees the number, in the words of each role.
export const phoneHints = {
  buyer: 'The dealer you have a viewing with sees it; others only where you share it on a request.',
  dealer: 'We call it to check, and buyers you have a viewing with see it.',
  admin: 'Nobody else sees it.',
};
export const saved = 'Profile updated successfully';
export const notSaved = 'Failed to update profile';
export const typedBefore = 'What you had typed is back; it is not saved yet.';
export const forget = 'Forget it';
/** What is saved of a field: 'Phone: “0712 345 678”'. */
export const fieldSaved = (field: string, value: string) => `${field}: “${value}”`;
export const fieldEmpty = (field: string) => `${field}: nothing`;
