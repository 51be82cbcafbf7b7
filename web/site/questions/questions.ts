import { forBuyers } from './for-buyers.ts';
import { forDealers } from './for-dealers.ts';
import { forEveryone } from './for-everyone.ts';

/** The questions of the page, in reading order, in the words of this site. */
export function questionGroups({ siteName, supportEmail }: { siteName: string; supportEmail: string }) {
  return [
    { id: 'buyers', title: 'For buyers', questions: forBuyers(siteName) },
    { id: 'dealers', title: 'For dealers', questions: forDealers() },
    { id: 'everyone', title: 'Your account and your data', questions: forEveryone(supportEmail) },
  ];
}
