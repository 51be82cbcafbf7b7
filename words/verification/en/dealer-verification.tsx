import type { ReactNode } from 'react';

// The page on which a dealer follows the verification.
export const notLoaded = 'Your business information did not load';
export const loading = 'Loading your business information';
export const verifiedDealer = 'Verified Dealer';
export const pending = 'Verification Pending';
export const suspended = 'Suspended';

export const youAreVerified = 'You are verified';
export const openRequests = 'Open the buyer requests and bid with your best price, once for each request.';
export const answerProposal = 'Answer the buyer’s viewing proposal and meet in person.';
export const whatYouOwe = (site: string, percent: number) => `After a sale you owe ${site} ${percent}% of the final price, nothing else.`;
export const startBidding = 'Start Bidding';
export const toDashboard = 'Go to Dashboard';

export const checking = 'We are checking your business';
export const accountSuspended = 'Your account is suspended';
export const noCheckNow = 'We don’t check your business meanwhile. When the suspension ends, you are verified again if you were before.';
export const withdrawnOn = (day: string) => `Your verification was withdrawn on ${day}`;
export const neededOn = (day: string) => `Our team needs something, since ${day}`;
export const changedSince = 'You have changed your details since; our team looks at them again.';

export const reviewing = 'Our admin team is reviewing your business information.';
export const emailFollows = 'An email follows, typically within 1-2 business days. This page changes by itself.';
export const verifyEmailFirst =
  'Verify your email address first, then an email follows, typically within 1-2 business days; this page changes by itself too.';
export const questions = (address: ReactNode) => <>Questions? Write to {address}.</>;
export const whatNext = 'What happens next';

export const businessInformation = 'Business information';
export const loadingForm = 'Loading the form';
