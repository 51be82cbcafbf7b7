// A dealer's home, and each line of the list: what is owed, and how it stands.
export const heading = 'Commission owed';
export const owedInAll = 'Owed in all';
export const toBePaid = 'To be paid';
export const heldByDispute = 'Held by a dispute';
/** Of which sale: '2% of KSh 1,200,000, Toyota Axio 2016'. */
export const ofSale = (percent: number, price: string, car: string) => `${percent}% of ${price}, ${car}`;
export const soldOn = (percent: number, price: string, car: string, day: string) => `${percent}% of ${price}, ${car}, sold ${day}.`;
/** Before the sale that it is owed for, where more than one is owed. */
export const first = (amount: string) => `First ${amount}:`;
/** Before the reference: what to quote when paying. */
export const quote = 'Quote';
export const howToPay = 'How to pay';
export const nothingToPayNow = 'Nothing to pay now: a dispute about the sale is open.';

export const summary = 'Commission summary';
export const notFetched = 'Failed to fetch commission data';
export const nothingOwed = (percent: number) => `Nothing owed. After a sale you owe ${percent}% of the final price.`;
export const all = 'All commissions';

export const ofPrice = (percent: number, price: string) => `${percent}% of ${price}`;
export const reference = 'Reference to quote';
export const kept = (reason: string) => `Our team keeps it: “${reason}”`;
/** Why it is held: what the one who raised the dispute wrote. */
export const disputed = {
  buyer: (reason: string) => `The buyer says: “${reason}”`,
  dealer: (reason: string) => `You said: “${reason}”`,
  team: (reason: string) => `Our team says: “${reason}”`,
  system: (reason: string) => `Our check says: “${reason}”`,
};
export const heldUntil = (days: number) => `Pay nothing until our team has decided. If the sale stands, you then have ${days} days.`;

// How a commission stands; each stands alone, beside the amount.
export const overdueSince = (day: string) => `overdue since ${day}`;
export const due = (day: string) => `due ${day}`;
export const dueIn = (day: string, days: number) => `due ${day}, in ${days} days`;
export const refunded = (day: string) => `refunded ${day}`;
export const takenBack = (day: string) => `sale taken back, payment kept ${day}`;
export const paid = (day: string) => `paid ${day}`;
export const held = 'held until the dispute is decided';
