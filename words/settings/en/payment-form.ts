export const title = 'Where commissions are paid';
export const whoReads = 'From now on every dealer reads this on the Commissions page, and in each mail about a commission.';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'Settings Saved';
export const failed = 'Failed to save settings';
export const mpesa = 'M-Pesa';
export const kinds = { paybill: 'Paybill', till: 'Till (Buy Goods)' };
export const number = { paybill: 'Paybill number', till: 'Till number' };
export const numberHint = {
  paybill: 'The account is the reference of each commission.',
  till: 'A till asks for no account: dealers send us the code with the reference.',
};
export const name = 'Name that M-Pesa shows as the receiver';
