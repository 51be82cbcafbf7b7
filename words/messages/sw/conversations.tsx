import type { ReactNode } from 'react';
import { sw as plural } from '../../plural.ts';

export const choose = 'Chagua mazungumzo ili uyasome hapa.';
export const messages = 'Jumbe';
export const unread = (count: ReactNode) => <>{count} hujasoma</>;
export const searchLabel = 'Tafuta mazungumzo kwa jina au gari';
export const search = 'Tafuta mazungumzo...';
export const onlyUnread = 'Ambayo hujasoma tu';
export const notLoaded = 'Mazungumzo yameshindwa kupakia';
export const loading = 'Inapakia mazungumzo';
export const noneFound = 'Hakuna mazungumzo yaliyopatikana';
export const showAll = 'Onyesha yote';
export const noMatch = (search: string) => `Hakuna jina wala gari lenye “${search}”.`;
export const noMatchUnread = (search: string) => `Hakuna jina wala gari lenye “${search}” kati ya ambayo hujasoma.`;
export const allRead = 'Umesoma jumbe zote.';
export const noneYet = 'Bado huna mazungumzo';
export const toRequests = { buyer: 'Ona maombi na ofa zangu', dealer: 'Ona maombi ya wanunuzi' };
export const how = {
  buyer: 'Ukishakubali ofa na kupanga kuona gari, wewe na muuzaji mtaandikiana hapa.',
  dealer: 'Mnunuzi akishakubali ofa yako na kupanga kuona gari, mtaandikiana hapa.',
};
export const unknown = 'Hajulikani';
export const you = 'Wewe:';
export const photos = (count: number) => plural(count, { one: 'Picha', other: 'Picha #' });

export const messagesNotLoaded = 'Jumbe zimeshindwa kupakia';
export const loadingMessages = 'Inapakia jumbe';
export const tab = (name: string) => `Jumbe: ${name}`;
export const buyerIn = (place: string) => `Mnunuzi kutoka ${place}`;
export const call = 'Piga simu';
export const back = 'Rudi kwenye mazungumzo yote';
export const notFound = 'Mazungumzo hayakupatikana';
export const noneHere = 'Hakuna mazungumzo kwenye anwani hii';
export const seeAll = 'Ona mazungumzo yote';
export const whyNoneHere = 'Ni ya mtu mwingine, au kiungo hakijakamilika.';
