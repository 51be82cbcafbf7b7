import { sw as plural } from '../../plural.ts';

export const soldAndRated = 'Umenunua na kumpa muuzaji nyota';
export const howWasTheDealer = 'Umenunua: muuzaji alikuwaje?';
export const closed = 'Limefungwa';
export const completed = 'Limekamilika';
export const howDidItGo = 'Miadi ya kuona gari ilikwendaje?';
export const timePassed = (when: string) => `Wakati umepita: ${when}`;
export const viewing = (when: string) => `Miadi ya kuona gari ${when}`;
export const viewingProposed = (when: string) => `Umependekezwa wakati: ${when}`;
export const otherCar = 'Umepewa gari lingine: tafadhali jibu';
export const offersWait = (count: number) => plural(count, { one: 'Ofa 1 inasubiri jibu lako', other: 'Ofa # zinasubiri jibu lako' });
export const toBook = 'Ofa imekubaliwa: panga kuona gari';
export const sent = (when: string) => `Lilitumwa kwa wauzaji ${when}`;
export const carGone = {
  sold: 'Gari la ofa limeuzwa; wauzaji wengine bado wanaona ombi lako',
  deleted: 'Gari la ofa limeondolewa; wauzaji wengine bado wanaona ombi lako',
  bought: 'Gari la ofa lilirekodiwa kuwa umelinunua; wauzaji wengine bado wanaona ombi lako',
};
export const noneWaits = 'Hakuna ofa inayosubiri jibu lako; wauzaji bado wanaona ombi lako';
