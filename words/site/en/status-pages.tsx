import type { ReactNode } from 'react';

// Pages in place of the one that was asked for, and that of an erased account.
export const notFound = 'Page not found';
export const oopsNotFound = 'Oops! Page not found';
export const toDashboard = 'Go to Dashboard';
export const toHome = 'Return to Home';

export const backSoon = 'Back soon';
export const notAccepted = 'Not accepted';
export const rightBack = 'We’ll be right back';
export const notThrough = 'That didn’t go through';
export const urgent = (address: ReactNode) => <>Is it urgent? Write to {address}</>;

export const erased = 'Your account is erased';
export const gone = (siteName: string) =>
  `You are signed out everywhere. Your name, phone, email and everything else in your profile are gone from ${siteName}, and this browser has forgotten what it kept of you.`;
export const stays = (privacyPolicy: (name: string) => ReactNode) => (
  <>
    What the buyer or dealer of a deal keeps stays without your name: messages for three years after the last one, deals for seven. More
    stands in the {privacyPolicy('Privacy Policy')}.
  </>
);
