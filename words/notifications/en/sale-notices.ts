// How a viewing ended, disputes about it, its rating and its commission.
export const question = {
  title: 'How did the viewing go?',
  body: (car: string) => `Tell us whether the ${car} was sold, and at what price.`,
  subject: (car: string) => `How did the viewing of the ${car} go?`,
};

const otherDisputes = (car: string, other: string) => `${other} said that what was recorded for the ${car} is not right.`;
export const disputed = {
  title: 'The outcome is being checked',
  by: {
    you: (car: string) => `You said that what was recorded for the ${car} is not right.`,
    buyer: otherDisputes,
    dealer: otherDisputes,
    team: (car: string) => `Our team said that what was recorded for the ${car} is not right.`,
    system: (car: string) => `What was recorded for the ${car} needs a check.`,
  },
  next: 'Our team decides.',
  nextWhileHeld: 'Our team decides; the commission waits.',
  subject: (car: string) => `Our team checks the outcome for ${car}`,
};
/** The record stands, or another takes its place. */
export const decided = {
  upheld: {
    title: 'Our team decided: the record stands',
    cancelled: (car: string) => `The record stands: the viewing of the ${car} counts as cancelled.`,
    notSold: (car: string) => `The record stands: the ${car} was not sold.`,
    sold: (car: string, price: string) => `The record stands: the ${car} was sold for ${price}.`,
  },
  overturned: {
    title: 'Our team decided: the record was corrected',
    cancelled: (car: string) => `The record was corrected: the viewing of the ${car} counts as cancelled.`,
    notSold: (car: string) => `The record was corrected: the ${car} counts as not sold.`,
    sold: (car: string, price: string) => `The record was corrected: the ${car} counts as sold for ${price}.`,
  },
};
export const decidedWhy = (reason: string) => `Why: “${reason}”`;
export const decidedSubject = (car: string) => `Our team decided about the ${car}`;

const otherRecordedNone = (car: string, other: string) => `${other} recorded that the ${car} was not sold.`;
export const notSold = {
  title: 'Viewing completed, not sold',
  by: {
    you: (car: string) => `You recorded that the ${car} was not sold.`,
    buyer: otherRecordedNone,
    dealer: otherRecordedNone,
    team: (car: string) => `Our team recorded that the ${car} was not sold.`,
    system: (car: string) => `We recorded that the ${car} was not sold.`,
  },
};
const otherRecorded = (car: string, price: string, other: string) => `${other} recorded that the ${car} was sold for ${price}.`;
export const sold = {
  title: 'Sale recorded',
  by: {
    you: (car: string, price: string) => `You recorded that the ${car} was sold for ${price}.`,
    buyer: otherRecorded,
    dealer: otherRecorded,
    team: (car: string, price: string) => `Our team recorded that the ${car} was sold for ${price}.`,
    system: (car: string, price: string) => `We recorded that the ${car} was sold for ${price}.`,
  },
  subject: (car: string, price: string) => `Sale recorded: ${car}, ${price}`,
};
/** How to object to what was recorded. */
export const notRight = {
  within: (days: number) => `Not right? Say so within ${days} days.`,
  byWriting: 'Not right? Please write to us.',
};

export const rated = {
  title: 'You were rated',
  body: (buyer: string, car: string) => `${buyer} rated the viewing of the ${car}.`,
};
export const reviewAnswered = {
  title: 'Your review was answered',
  body: (dealer: string, car: string) => `${dealer} answered what you wrote after the viewing of the ${car}.`,
};

export const commissionDue = {
  title: (amount: string) => `Commission due: ${amount}`,
  subject: (amount: string, car: string) => `Commission due: ${amount} for ${car}`,
};
export const commissionHeld = {
  title: (amount: string) => `Commission held: ${amount}`,
  subject: (amount: string, car: string) => `Commission held: ${amount} for ${car}`,
};
/** Of a commission that is due, or held. */
export const ofPrice = (percent: number, price: string, car: string) => `${percent}% of ${price} for the ${car}.`;
export const dueBy = (day: string) => `Due by ${day}.`;
export const wasDueBy = (day: string) => `It was due by ${day}.`;
export const nothingToPayYet = 'Nothing is to be paid yet: our team is looking into the sale first.';
export const commissionChanged = {
  title: (amount: string) => `Commission changed: ${amount}`,
  body: (car: string, price: string) => `The final price of the ${car} is now ${price}.`,
  subject: (amount: string, car: string) => `Commission changed: ${amount} for ${car}`,
};
export const commissionOverdue = {
  title: (amount: string) => `Commission overdue: ${amount}`,
  body: (car: string) => `For the ${car}.`,
  subject: (amount: string, car: string) => `Commission overdue: ${amount} for ${car}`,
};
export const commissionWithdrawn = {
  title: 'Commission withdrawn',
  body: (car: string) => `You owe nothing for the ${car}: its sale was taken back.`,
};
export const commissionPaid = {
  title: (amount: string) => `Commission paid: ${amount}`,
  body: (car: string) => `Your payment for the ${car} was recorded.`,
  subject: (amount: string, car: string) => `Commission paid: ${amount} for ${car}`,
};
export const commissionRefunded = {
  title: (amount: string) => `Commission refunded: ${amount}`,
  body: (car: string, reference: string) =>
    `Our team corrected the record of the ${car} and sent your payment back. Reference: ${reference}.`,
  subject: (amount: string, car: string) => `Commission refunded: ${amount} for ${car}`,
};
export const commissionKept = {
  title: (amount: string) => `Commission kept: ${amount}`,
  body: (car: string, reason: string) => `Our team took the sale of the ${car} back and keeps your payment. Why: “${reason}”`,
  subject: (amount: string, car: string) => `Commission kept: ${amount} for ${car}`,
};
