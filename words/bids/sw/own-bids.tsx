import type { ReactNode } from 'react';

export const seeRequests = 'Ona maombi ya wanunuzi';
export const all = 'Ofa zote';
export const parts = { pending: 'Zinasubiri jibu', accepted: 'Zimekubaliwa', rejected: 'Hazikukubaliwa' };
export const notLoaded = 'Ofa zimeshindwa kupakia';
export const loading = 'Inapakia ofa zako';
export const noneNow = 'Hakuna kwa sasa';
export const othersOnList = 'Ofa zako nyingine ziko kwenye orodha nzima.';
export const seeAll = 'Ona ofa zote';
export const noneYet = 'Bado hujatuma ofa';
export const howItWorks = 'Wanunuzi husema gari wanalotaka na wanachoweza kulipa; wewe hujibu kwa bei yako.';
export const findRequest = 'Tafuta ombi la kutolea ofa';

export const yourBidOn = (car: string) => `Ofa yako: ${car}`;
export const noMessage = 'Hakuna ujumbe';
export const sent = (when: string) => `Ilitumwa ${when}. Ofa haiwezi kubadilishwa baadaye.`;

export const nameAnother = 'Taja gari lingine';
export const nameAnotherFor = (car: string) => `Taja gari lingine kwa ombi la ${car}`;
export const theOther = 'Gari lile lingine';
export const priceStays = (price: ReactNode) => <>Mnunuzi alikubali {price}. Bei hiyo haibadiliki, utaje gari lolote.</>;
export const askedMore = (asked: string, car: string, price: string) =>
  `Gari ${car} unaliuza ${asked}. Mnunuzi akilichukua, bei ni ${price}.`;
export const once = 'Unaweza kutaja gari moja, mara moja. Mnunuzi atalichukua au atakataa.';
export const anotherOne = 'Lingine';
export const nameThis = 'Taja gari hili';
export const buyerAsked = 'Mnunuzi ameulizwa kuhusu gari hili.';
export const notNamed = 'Gari lingine limeshindwa kutajwa';
