import { paths } from '../../../shared/addresses/paths.ts';
import { disputeDays } from '../../../shared/appointments/limits.ts';
import type { Question } from './question.ts';

/** What buyers ask, on a site of this name. */
export const forBuyers = (siteName: string): Question[] => [
  {
    id: 'cost',
    ask: 'What does it cost me?',
    answer: `Nothing. Posting a request, comparing offers, saving cars and booking viewings are free for buyers. You pay the dealer for the car, and never ${siteName}.`,
  },
  {
    id: 'how',
    ask: 'How do I find a car?',
    answer:
      'Post one request: the car, your budget and where you are. Verified dealers answer with a price, and often with photos. You can also look through the cars that dealers have in stock, and ask for an offer on one of them.',
    more: { href: paths.postRequest, label: 'Post a request' },
  },
  {
    id: 'verified',
    ask: 'What does the VERIFIED plate mean?',
    answer:
      'A person on our team has checked the dealer’s licence number, called the phone number and found the address. Only then can a dealer bid. When name, licence or address change they are checked again, and we take the plate back when the facts no longer hold. We do not check the cars.',
  },
  {
    id: 'pay',
    ask: 'When and how do I pay?',
    answer:
      'Never before you have seen the car. See it by daylight, bring your mechanic, compare the chassis number with the logbook, and ask NTSA for the record of the car. Then pay the dealer directly, in the way the two of you agree on, and have a receipt and a signed sale agreement.',
  },
  {
    id: 'deposit',
    ask: 'A dealer asks for a deposit to keep the car. What now?',
    answer: 'Do not pay it. Our terms forbid asking for money before the car has been seen. Tell us, and we look at the dealer.',
    more: { href: paths.deposit, label: 'What to do when you are asked for a deposit' },
  },
  {
    id: 'accepting',
    ask: 'What happens when I accept an offer?',
    answer:
      'You book a time to see the car, and the dealer confirms it or proposes another. From the booking on you both have each other’s contact details and a chat. Accepting is final on this site, but it is not a purchase: you may still decide not to buy. Your other offers stay open, so you may look at several cars.',
  },
  {
    id: 'phone',
    ask: 'Who sees my name and phone number?',
    answer:
      'Verified dealers read your name with your request. Your number is in no list. A verified dealer can look it up only if you ticked so on the request, and you are told of each look; once a viewing is booked, that dealer sees it too.',
  },
  {
    id: 'outcome',
    ask: 'The dealer recorded something that is not right. What can I do?',
    answer: `After a viewing either side records how it ended. If that is not true, say “This is not right” on the page of the appointment within ${disputeDays} days. A person on our team hears both sides and decides.`,
  },
  {
    id: 'rating',
    ask: 'Who reads my review?',
    answer:
      'You can rate a dealer once a confirmed viewing has begun. Your stars and words stand on the dealer’s page as “A buyer” with the month, never with your name. The dealer may answer once.',
  },
  {
    id: 'end-request',
    ask: 'How do I take my request down?',
    answer: 'Open it under My Requests and delete it. Its offers go with it, open viewings are cancelled, and the dealers are told.',
  },
];
