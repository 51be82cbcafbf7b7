import type { ReactNode } from 'react';

export const yourBidOn = (car: string) => `Ofa yako: ${car}`;
export const noMessage = 'Hakuna ujumbe';
export const sent = (when: string) => `Ilitumwa ${when}. Ofa haiwezi kubadilishwa baadaye.`;
export const theOther = 'Gari lile lingine';
export const priceStays = (price: ReactNode) => <>Mnunuzi alikubali {price}. Bei hiyo haibadiliki, utaje gari lolote.</>;
export const askedMore = (asked: string, car: string, price: string) =>
  `Gari ${car} unaliuza ${asked}. Mnunuzi akilichukua, bei ni ${price}.`;
export const once = 'Unaweza kutaja gari moja, mara moja. Mnunuzi atalichukua au atakataa.';
export const anotherOne = 'Lingine';
export const nameThis = 'Taja gari hili';
export const buyerAsked = 'Mnunuzi ameulizwa kuhusu gari hili.';
export const notNamed = 'Gari lingine limeshindwa kutajwa';
