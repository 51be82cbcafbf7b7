// Somebody was warned or suspended, or may go on.
export const warned = 'A warning from our team';
export const suspended = {
  title: 'Your account is suspended',
  body: (reason: string) => `Why: “${reason}” You can still read what is yours, and your home page says what else you can do.`,
};
export const restored = {
  title: 'Your account is open again',
  body: (reason: string) => `Our team wrote: “${reason}” Everything is as it was; viewings that were cancelled have to be booked again.`,
};
export const contestAnswered = {
  title: 'Our team has answered you',
  body: (answer: string) => `The suspension stays. “${answer}”`,
};

// For whoever deals with that person; `body` by who reads.
export const partnerSuspended = {
  title: {
    buyer: (dealer: string) => `The account of ${dealer} is under review`,
    dealer: (buyer: string) => `The account of ${buyer} is under review`,
  },
  body: {
    buyer: 'Don’t pay anything before you have asked us. Nothing can be agreed for now, and upcoming viewings are cancelled.',
    dealer: 'Nothing can be agreed for now, and upcoming viewings are cancelled. Your bids stay as they are.',
  },
};
export const partnerRestored = {
  title: {
    buyer: (dealer: string) => `The account of ${dealer} is open again`,
    dealer: (buyer: string) => `The account of ${buyer} is open again`,
  },
  body: {
    buyer: 'You can accept their offers and book viewings again. A viewing that was cancelled has to be booked again.',
    dealer: 'They can accept your bids and book viewings again. A viewing that was cancelled has to be booked again.',
  },
};
