import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

export const heading = 'A copy of your data';
export const whatIsInIt =
  'One ZIP file: what you wrote and agreed here, your messages and notices, and the photos you uploaded. Of other people it has what you can read here, never their phone number or address. You can ask for one a day.';
export const loading = 'Loading your copy';
export const make = 'Make a copy';
export const notStarted = 'The copy was not started';
export const making = 'We are making your copy';
export const photosPacked = 'Photos packed';
export const packed = (count: number, photos: number) => `${count} of ${plural(photos, { one: '1 photo', other: '# photos' })} packed`;
export const weTellYou = 'You can leave this page. We tell you here and by mail when it is ready.';
export const isReady = 'Your copy is ready';
/** `ready` is `isReady`, in bold. */
export const readyUntil = (ready: ReactNode, size: string, moment: string) => (
  <>
    {ready}, {size}. You can download it until {moment}.
  </>
);
export const download = 'Download your data';

// Who asks for it shows first that it is them.
export const whatItHolds = 'What you wrote and agreed here, and your photos';
export const whyProof =
  'It holds your messages, deals and documents. Whoever finds this phone unlocked must not be able to take them along.';
export const makeIt = 'Make the copy';
