import type { ReactNode } from 'react';

// Help for a buyer who was asked for money before seeing the car.
export const lead = 'Do not pay it. No honest deal here needs money before you have seen the car.';
/** On the links that lead here. */
export const whatToDo = 'What to do when you are asked for a deposit';

export const headings = {
  now: 'What to do now',
  report: 'Tell us',
  paid: 'You have already paid?',
  never: 'What we never ask for',
  when: 'When it is right to pay',
};

export const doNow = [
  'Send no money, no M-Pesa PIN and no code, whatever the hurry. “Another buyer is coming” is how cheats make haste.',
  'Keep the messages and the number. Write down when you were called, and what was said.',
  'Offer to see the car first. A dealer who has it will show it.',
];

/** The subject of the mail to our team. */
export const subject = 'I was asked for a deposit';
export const writeTo = (address: ReactNode) => (
  <>
    Write to {address} with the name of the dealer, the car, the number that money was asked to, and a picture of the message. We reply
    within 24 hours on business days, ask the dealer, and take the verification back when it is true. The dealer does not learn your words
    from us.
  </>
);
export const reportIt = 'Report it by email';

export const whenPaid = [
  'Call M-Pesa or your bank at once and ask them to reverse it: every minute counts.',
  'Report it at a police station and ask for the OB number.',
  'Then write to us. We can’t bring the money back, but we can stop the next one.',
];

export const neverMoney = (siteName: string) =>
  `Money from a buyer: no deposit, no booking fee, no “verification fee”. Buyers pay ${siteName} nothing at all.`;
export const neverSecrets = 'Your password, your M-Pesa PIN, or a code from an SMS.';
export const neverToNumber = 'A payment to a number that stands in a chat.';
export const isCheat = 'Whoever asks for these in our name is a cheat, however well they know the car.';

export const whenRight =
  'When you have seen the car by daylight, your mechanic has driven it, the chassis number is that of the logbook, and NTSA’s record agrees. Pay the dealer, and have a receipt and a signed sale agreement.';
export const more = (questions: (name: string) => ReactNode) => <>More in the {questions('questions of buyers')}.</>;
