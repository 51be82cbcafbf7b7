import type { Question } from './question.ts';

/** What everyone asks about accounts and data; `supportEmail` is where they can write to. */
export const forEveryone = (supportEmail: string): Question[] => [
  {
    id: 'messages',
    ask: 'Who reads our chat?',
    answer: 'The two of you. Our team can open it, and does so only for a report, a dispute or the law; each time is recorded.',
  },
  {
    id: 'sell-data',
    ask: 'Do you sell my data or show advertising?',
    answer: 'No. We do not sell data, show advertising or follow you to other sites. The Privacy Policy says what we keep and why.',
  },
  {
    id: 'erase',
    ask: 'How do I delete my account, or get a copy of my data?',
    answer: `On your profile page, or by writing to ${supportEmail}. Deleting must wait while a viewing is open, a commission is unpaid or a dispute is not decided. What the law has us keep (accounts and transactions 7 years, messages 3 years) is kept without your name.`,
  },
  {
    id: 'pin',
    ask: 'Somebody from your team asks for my PIN or password.',
    answer: 'That is not our team. We never ask for a password, an M-Pesa PIN or a code from an SMS. Do not answer, and tell us.',
  },
];
