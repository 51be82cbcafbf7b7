import { sw as plural } from '../../plural.ts';

export const markAllRead = 'Zote zimesomwa';
export const loading = 'Inapakia arifa';
export const all = 'Arifa zote';
export const onlyUnread = 'Ambazo hazijasomwa tu';
export const choose = 'Chagua unachotaka kupokea';
export const nothingYet = 'Bado hakuna arifa';
export const announcedHere = 'Yanayotokea yanatangazwa hapa na kwa barua pepe.';
export const goToDashboard = 'Nenda mwanzo';
export const nothingUnread = 'Hakuna ambayo haijasomwa';
export const allRead = 'Umezisoma zote.';
export const nothingHere = 'Bado hakuna arifa hapa';
export const seeAll = 'Ona arifa zote';

export const isNew = 'Mpya';
export const showEarlier = (count: number) => plural(count, { one: 'Onyesha 1 ya awali', other: 'Onyesha # za awali' });
