import { paths } from '../../../shared/addresses/paths.ts';
import { disputeDays } from '../../../shared/appointments/limits.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import { payDays } from '../../../shared/commissions/limits.ts';
import type { Question } from './question.ts';

/** What dealers ask. */
export const forDealers = (): Question[] => [
  {
    id: 'join',
    ask: 'How do I become a verified dealer?',
    answer:
      'Sign up as a dealer with your business name, address and phone number, and add your licence number. Our team checks the licence, calls you and finds the address; it typically takes 1-2 business days. Meanwhile you can read requests and fill your inventory. Bidding opens once you are verified.',
    more: { href: paths.auth({ tab: 'sign-up', type: 'dealer' }), label: 'Join as a dealer' },
  },
  {
    id: 'commission',
    ask: 'What does it cost?',
    answer: `${commissionPercent}% of the final price when a car is sold, and nothing before: joining, bidding and listing cars are free. There are no paid places.`,
  },
  {
    id: 'pay-commission',
    ask: 'How do I pay the commission?',
    answer: `By M-Pesa, within ${payDays} days after the sale is recorded. Your commissions page has the number to pay to and the reference to quote. Pay only to the number on that page, never to one that somebody sends you in a message.`,
  },
  {
    id: 'bids',
    ask: 'How often can I bid on a request?',
    answer:
      'Once, so make it your real price. A bid can carry photos and one car of your inventory. Other dealers never see it, and you never see theirs.',
  },
  {
    id: 'accepted',
    ask: 'My bid was accepted. What now?',
    answer:
      'The buyer books a viewing; you confirm the time or propose another. An accepted bid reserves nothing by itself: you may mark the car as reserved. After the viewing one of you records how it ended.',
  },
  {
    id: 'photos',
    ask: 'Which photos can I use?',
    answer:
      'Your own, of the very car. JPEG, PNG or WebP, straight from the phone: we make them smaller and remove hidden place and camera data. The form says how many fit.',
  },
  {
    id: 'dispute',
    ask: 'The buyer says the car was not sold, or at another price. What then?',
    answer: `Say “This is not right” on the page of the appointment within ${disputeDays} days. Until our team has decided, the commission is held and you need not pay it.`,
  },
  {
    id: 'deposits',
    ask: 'May I ask for a deposit?',
    answer: 'Not before the buyer has seen the car. Whoever does may lose the verification and the account.',
  },
];
