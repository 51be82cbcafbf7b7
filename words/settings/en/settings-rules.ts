export const kindMissing = 'Please choose paybill or till';
export const numberMissing = 'Please enter the number';
export const numberWrong = 'The number has 5 to 7 digits';
export const receiverMissing = 'Please enter the name that M-Pesa shows';
export const nameTooLong = 'The name is too long';

export const siteNameMissing = 'Please enter the name of the site';
export const descriptionMissing = 'Please describe the site';
export const descriptionTooLong = 'The description is too long';
export const photos = (most: number) => `Please choose 1 to ${most} photos`;
export const currencyMissing = 'Please choose a currency';
export const timeZoneMissing = 'Please choose a time zone';
export const needsSms = 'This needs an SMS provider';
export const frequencyMissing = 'Please choose how often';
export const days = (least: number, most: number) => `Please choose ${least} to ${most} days`;

export const changedMeanwhile =
  'Other settings were saved meanwhile, in another tab perhaps. What you changed is kept: look it over, then save again.';
export const noMails = 'No mail leaves this machine, so nobody could verify an email. Set SMTP_URL first.';
