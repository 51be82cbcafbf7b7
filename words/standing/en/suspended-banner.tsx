import type { ReactNode } from 'react';

export const heading = 'Your account is suspended';
/** Follows the heading. */
export const whatItMeans = 'You can read everything of yours, but change nothing.';
export const why = 'Why, and what you can do';
export const questions = (address: ReactNode) => <>Questions: {address}</>;
