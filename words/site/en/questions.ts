// Questions and answers; each answer says what the program does. Plain texts, because search engines show them too.
/** What answers name. */
export interface Facts {
  siteName: string;
  supportEmail: string;
  commissionPercent: number;
  payDays: number;
  disputeDays: number;
}

export const groups = { buyers: 'For buyers', dealers: 'For dealers', everyone: 'Your account and your data' };

export const forBuyers = ({ siteName, disputeDays }: Facts) => ({
  cost: {
    ask: 'What does it cost me?',
    answer: `Nothing. Posting a request, comparing offers, saving cars and booking viewings are free for buyers. You pay the dealer for the car, and never ${siteName}.`,
  },
  how: {
    ask: 'How do I find a car?',
    answer:
      'Post one request: the car, your budget and where you are. Verified dealers answer with a price, and often with photos. You can also look through the cars that dealers have in stock, and ask for an offer on one of them.',
  },
  verified: {
    ask: 'What does the VERIFIED plate mean?',
    answer:
      'A person on our team has checked the dealer’s licence number, called the phone number and found the address. Only then can a dealer bid. When name, licence or address change they are checked again, and we take the plate back when the facts no longer hold. We do not check the cars.',
  },
  pay: {
    ask: 'When and how do I pay?',
    answer:
      'Never before you have seen the car. See it by daylight, bring your mechanic, compare the chassis number with the logbook, and ask NTSA for the record of the car. Then pay the dealer directly, in the way the two of you agree on, and have a receipt and a signed sale agreement.',
  },
  deposit: {
    ask: 'A dealer asks for a deposit to keep the car. What now?',
    answer: 'Do not pay it. Our terms forbid asking for money before the car has been seen. Tell us, and we look at the dealer.',
  },
  accepting: {
    ask: 'What happens when I accept an offer?',
    answer:
      'You book a time to see the car, and the dealer confirms it or proposes another. From the booking on you both have each other’s contact details and a chat. Accepting is final on this site, but it is not a purchase: you may still decide not to buy. Your other offers stay open, so you may look at several cars.',
  },
  phone: {
    ask: 'Who sees my name and phone number?',
    answer:
      'Verified dealers read your name with your request. Your number is in no list. A verified dealer can look it up only if you ticked so on the request, and you are told of each look; once a viewing is booked, that dealer sees it too.',
  },
  outcome: {
    ask: 'The dealer recorded something that is not right. What can I do?',
    answer: `After a viewing one of you records how it ended. If that is not true, say “This is not right” on the page of the appointment within ${disputeDays} days. A person on our team hears both of you and decides.`,
  },
  rating: {
    ask: 'Who reads my review?',
    answer:
      'You can rate a dealer once a confirmed viewing has begun. Your stars and words stand on the dealer’s page as “A buyer” with the month, never with your name. The dealer may answer once.',
  },
  'end-request': {
    ask: 'How do I take my request down?',
    answer: 'Open it under My Requests and delete it. Its offers go with it, open viewings are cancelled, and the dealers are told.',
  },
});
export const postRequest = 'Post a request';

export const forDealers = ({ commissionPercent, payDays, disputeDays }: Facts) => ({
  join: {
    ask: 'How do I become a verified dealer?',
    answer:
      'Sign up as a dealer with your business name, address and phone number, and add your licence number. Our team checks the licence, calls you and finds the address; it typically takes 1-2 business days. Meanwhile you can read requests and fill your inventory. Bidding opens once you are verified.',
  },
  commission: {
    ask: 'What does it cost?',
    answer: `${commissionPercent}% of the final price when a car is sold, and nothing before: joining, bidding and listing cars are free. There are no paid places.`,
  },
  'pay-commission': {
    ask: 'How do I pay the commission?',
    answer: `By M-Pesa, within ${payDays} days after the sale is recorded. Your commissions page has the number to pay to and the reference to quote. Pay only to the number on that page, never to one that somebody sends you in a message.`,
  },
  bids: {
    ask: 'How often can I bid on a request?',
    answer:
      'Once, so make it your real price. A bid can carry photos and one car of your inventory. Other dealers never see it, and you never see theirs.',
  },
  accepted: {
    ask: 'My bid was accepted. What now?',
    answer:
      'The buyer books a viewing; you confirm the time or propose another. An accepted bid reserves nothing by itself: you may mark the car as reserved. After the viewing one of you records how it ended.',
  },
  photos: {
    ask: 'Which photos can I use?',
    answer:
      'Your own, of the very car. JPEG, PNG or WebP, straight from the phone: we make them smaller and remove hidden place and camera data. The form says how many fit.',
  },
  dispute: {
    ask: 'The buyer says the car was not sold, or at another price. What then?',
    answer: `Say “This is not right” on the page of the appointment within ${disputeDays} days. Until our team has decided, the commission is held and you need not pay it.`,
  },
  deposits: {
    ask: 'May I ask for a deposit?',
    answer: 'Not before the buyer has seen the car. Whoever does may lose the verification and the account.',
  },
});
export const joinAsDealer = 'Join as a dealer';

export const forEveryone = ({ supportEmail }: Facts) => ({
  messages: {
    ask: 'Who reads our chat?',
    answer: 'The two of you. Our team can open it, and does so only for a report, a dispute or the law; each time is recorded.',
  },
  'sell-data': {
    ask: 'Do you sell my data or show advertising?',
    answer: 'No. We do not sell data, show advertising or follow you to other sites. The Privacy Policy says what we keep and why.',
  },
  erase: {
    ask: 'How do I delete my account, or get a copy of my data?',
    answer: `On your profile page, or by writing to ${supportEmail}. Deleting must wait while a viewing is open, a commission is unpaid or a dispute is not decided. What the law has us keep (accounts and transactions 7 years, messages 3 years) is kept without your name.`,
  },
  pin: {
    ask: 'Somebody from your team asks for my PIN or password.',
    answer: 'That is not our team. We never ask for a password, an M-Pesa PIN or a code from an SMS. Do not answer, and tell us.',
  },
});
