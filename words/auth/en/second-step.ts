import { en as plural } from '../../plural.ts';

export const loading = 'Loading your second step';
export const whatItIs =
  'Lock your account with your phone, too: a browser that we don’t know then also needs six digits that an app on your phone shows. It works without internet and costs nothing.';
export const setUp = 'Set it up';
export const onSince = (moment: string) => `on since ${moment}`;
export const codesLeft = (count: number) => plural(count, { one: 'One recovery code is left.', other: '# recovery codes are left.' });
export const makeSoon = 'Make new ones soon.';

export const proof = 'Your second step';
export const whyProof = 'With it somebody could lock you out of your own account.';
export const newCodes = 'New recovery codes';
export const makeCodes = 'Make new codes';
export const oldStop = 'The codes of before stop working.';
export const noneMade = 'No new codes were made';

export const switchOff = 'Switch it off';
export const switchedOff = 'Switched off';
export const mailed = 'You get an email.';
export const isOff = 'The second step is off';
export const staysOn = 'The second step stays on';
export const askOff = 'Switch the second step off?';
export const keepOn = 'Keep it on';
export const passwordAlone = 'The password alone then opens your account in any browser, and your recovery codes stop working.';
