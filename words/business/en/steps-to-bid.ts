// What lies between a dealer and the first bid: each step, and what is said of it.
export const tellUs = 'Tell us about your business';
export const haveAll = 'We have all we need.';
export const verify = 'Our team verifies you';
export const howVerified = 'We check the licence number, call your phone and look for your address, in 1–2 business days.';
export const bid = 'Bid on requests';
export const whatItCosts = (percent: number) => `You can read them now. You pay ${percent}% of a sale, nothing before.`;
