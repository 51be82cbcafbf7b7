import type { ReactNode } from 'react';

// Another sentence here is another version of what people agree to (tests/site/legal.test.ts).
export const lead = (siteName: string) => `The rules between you and ${siteName}, in plain words.`;

export const whatWeAre = 'What we are';
export const aboutUs = (siteName: string) => (
  <>
    <p>
      {siteName} is a marketplace. A buyer posts the car wanted; verified dealers answer with an offer; the two meet and decide. We bring
      them together and keep the record of it.
    </p>
    <p>
      We do not own, inspect or sell cars, and we are not a party to the sale. The contract of sale is between the buyer and the dealer.
    </p>
  </>
);

export const whoMayUseIt = 'Who may use it';
export const aboutUsers = () => (
  <>
    <p>
      You must be 18 or older. Everyone says so at sign-up, and nobody under 18 may have an account: if you know of one, please tell us.
    </p>
    <p>
      Give your true name, keep your password to yourself, and tell us at once when somebody else has used your account. One person or
      business has one account.
    </p>
  </>
);

export const buyers = 'Buyers';
export const aboutBuyers = () => (
  <>
    <p>Posting a request, comparing offers and booking viewings are free. You pay the dealer and never us.</p>
    <p>
      Accepting an offer is final on this site, but it is not a purchase: you still see the car, and you may decide not to buy. Book
      viewings you mean to keep, and cancel in time when you cannot come.
    </p>
    <p>After a viewing, say honestly whether the car was sold and at what price, and rate only a dealer you have met.</p>
  </>
);

export const dealers = 'Dealers and verification';
export const aboutDealers = () => (
  <>
    <p>
      To bid, a dealer must be verified. For that we need the business name, its address, a phone number and a valid business licence; a
      person on our team checks them. A changed name, licence or address is checked again.
    </p>
    <p>
      Verification says that we looked up the licence number, called the phone number and found the address. It is no warranty of a car or
      of a dealer’s conduct. We can take it back, and tell the dealer why.
    </p>
    <p>
      A bid is a real offer of a car that you can show, at a price that you stand by: no lures, no hidden fees. Each dealer places one bid
      for a request. Sell only cars that you own or are allowed to sell, and whose papers are in order.
    </p>
  </>
);

export const commission = (percent: number) => `Commission: ${percent}%`;
export const whatIsOwed = (siteName: string, percent: number, payDays: number, disputeDays: number) => (
  <>
    <p>
      For each car sold through {siteName} the dealer owes us {percent}% of the final price. It arises when the viewing is recorded as
      completed with a sale, and is due {payDays} days later. There are no other fees: none to join, none to bid, none for buyers.
    </p>
    <p>
      Closing a deal found here outside the site in order to avoid the commission, or reporting a wrong price, may cost a dealer the
      verification.
    </p>
    <p>
      If one party does not agree with the recorded outcome, it can say so within {disputeDays} days; a commission that is not paid yet then
      waits until we have decided, and its {payDays} days begin again if the sale stands. When we take back a sale whose commission was
      paid, we send the commission back, or keep it and tell the dealer why.
    </p>
  </>
);

export const notAllowed = 'What is not allowed';
export const forbidden = [
  'False offers, made-up reviews, or another person’s name.',
  'Asking a buyer for money before the car has been seen, or in our name.',
  'Stolen cars, cars with altered chassis numbers, or papers that do not belong to the car.',
  'Threats, insults, or messages that have nothing to do with a car.',
  'Collecting other people’s data, or disturbing the service.',
];

export const liability = 'What we answer for';
export const whatWeAnswerFor = () => (
  <>
    <p>
      We run the service with care and cannot promise that it is never interrupted. We do not answer for the condition of a car, for what a
      buyer or dealer says, or for payments between them.
    </p>
    <p>Nothing here takes away the rights that the Constitution, the Consumer Protection Act and other laws of Kenya give you.</p>
  </>
);

export const ending = 'Ending an account';
export const howItEnds = (privacyPolicy: (name: string) => ReactNode) => (
  <p>
    You can erase your account in your profile. That must wait while a commission is unpaid, an appointment is open or an outcome disputed.
    We may take what breaks these terms off the site, warn whoever it is from, or take a dealer’s verification back, and we say why. What we
    must keep after an account is erased, and for how long, stands in the {privacyPolicy('Privacy Policy')}.
  </p>
);

export const law = 'Law and changes';
export const lawOfKenya = (address: ReactNode) => (
  <>
    <p>The laws of Kenya apply, and the courts of Kenya decide. Write to us first: most things can be settled by talking.</p>
    <p>The version of these terms stands at the top of the page. With your account we keep which one you agreed to, and when.</p>
    <p>Questions: {address}</p>
  </>
);
