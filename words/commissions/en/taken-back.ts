// A paid commission whose sale is taken back.
export const whatBecomes = (amount: string) => `The commission of ${amount} was paid. What becomes of it?`;
export const wasSentBack = 'It was sent back to the dealer';
export const weKeepIt = 'We keep it';
export const whyKept = 'Why it is kept';
export const whyKeptHint = 'The dealer reads this. It is final, and no other sale of this viewing can be recorded.';
export const refundReference = 'Reference of the refund';
export const refundOf = (reference: string) => `Paid with ${reference}: send it back first. The dealer reads this.`;
export const refundOfNone = 'Paid with no reference: send it back first. The dealer reads this.';
