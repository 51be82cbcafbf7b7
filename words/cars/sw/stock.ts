import { sw as plural } from '../../plural.ts';

export const sold = 'limeuzwa';
export const soldOn = (day: string) => `liliuzwa ${day}`;
export const notApproved = 'halijaidhinishwa';
export const takenDown = 'limeondolewa sokoni';
export const withTeam = 'liko kwa timu yetu';
export const reserved = 'limetengewa mnunuzi';
export const available = 'linapatikana';
export const newToday = 'jipya leo';
export const days = (count: number) => plural(count, { one: 'siku 1', other: 'siku #' });

export const addNewCar = 'Ongeza gari jipya';
export const add = 'Ongeza';
export const seenOnceVerified = 'Wanunuzi wataona magari haya biashara yako ikithibitishwa.';
export const loading = 'Inapakia magari yako';
export const noMatch = 'Hakuna gari linalolingana';
export const tryAnother = 'Jaribu neno lingine, au hali zote.';
export const noneYet = 'Bado huna gari';
export const whatForVerified = 'Wanunuzi huona magari yako hapa, na ofa zako zinaweza kuyataja.';
export const whatForOthers = 'Wanunuzi wataona magari yako biashara yako ikithibitishwa; yaongeze sasa.';

export const status = 'Hali';
export const all = 'Yote';
export const statuses = { available: 'Yanapatikana', reserved: 'Yametengwa', sold: 'Yameuzwa' };
export const search = 'Kampuni au modeli';
export const sorts = {
  newest: 'Mapya kwanza',
  stock: 'Yaliyokaa zaidi',
  saves: 'Yaliyohifadhiwa zaidi',
  price_high: 'Bei ya juu',
  price_low: 'Bei ya chini',
};

export const viewingIsOpen = 'Kuna miadi ya kuliona';
export const addPhotos = 'Ongeza picha';
export const edit = 'Hariri';
export const editIt = (car: string) => `Hariri gari ${car}`;
export const more = 'Zaidi';
export const moreFor = (car: string) => `Zaidi kuhusu gari ${car}`;
export const saves = (count: number) => plural(count, { one: 'amelihifadhi', other: 'wamelihifadhi' });
export const bids = (count: number) => plural(count, { one: 'ofa', other: 'ofa' });

export const waits = 'Timu yetu italiangalia gari hili kabla wanunuzi hawajaliona.';
export const refused = (reason: string) => `Halikuidhinishwa: “${reason}” Libadilishe, na timu yetu italiangalia tena.`;
export const takenOff = (reason: string) => `Limeondolewa sokoni: “${reason}” Libadilishe, na timu yetu italiangalia tena.`;
export const changeWaits = 'Timu yetu inaangalia picha na maelezo yako mapya. Hadi hapo wanunuzi wanaona ya zamani.';
export const changeRefused = (reason: string) => `Picha na maelezo yako mapya hayakuidhinishwa: “${reason}” Wanunuzi wanaona ya zamani.`;
