// Below the field of a budget: how what is typed is understood.
export const upTo = (amount: string) => `Up to ${amount}`;
export const from = (amount: string) => `From ${amount}`;
export const notRead = (typed: string) => `We can’t read “${typed}” as shillings.`;
