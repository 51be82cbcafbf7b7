import { sw as plural } from '../../plural.ts';

export const loading = 'Inapakia';
export const saleOnViewing = 'Ukimuuzia mnunuzi wa hapa, mauzo hurekodiwa kwenye miadi yake.';
export const openViewing = 'Fungua miadi';
export const seeAsBuyers = 'Lione kama wanunuzi';
export const markReserved = 'Litenge';
export const markAvailable = 'Lipatikane tena';
export const markSoldAsks = 'Limeuzwa…';
export const deleteAsks = 'Futa…';
export const markedReserved = 'Limetengwa';
export const availableAgain = 'Linapatikana tena';
export const statusNotChanged = 'Hali imeshindwa kubadilishwa';

export const isSold = (car: string) => `Gari ${car} limeuzwa?`;
export const markSold = 'Ndiyo, limeuzwa';
export const markedSold = 'Limewekwa kuwa limeuzwa';
export const saleOnViewingInstead = 'Ukimuuzia mnunuzi wa hapa, mauzo hurekodiwa kwenye miadi yake badala ya hapa.';
export const buyerCanBook = 'Mnunuzi mmoja alikubali ofa yako ya gari hili na anaweza kupanga miadi.';
export const notFoundAnyMore = 'Wanunuzi hawataliona tena.';

export const deleteIt = (car: string) => `Unafuta gari ${car}?`;
export const deleteAct = 'Futa';
export const keepIt = 'Libaki';
export const deleted = 'Gari limefutwa';
export const notDeleted = 'Gari limeshindwa kufutwa';
export const leaves = 'Litaondoka kwenye magari yako na sokoni, pamoja na picha zake. Ukithibitisha, hutaweza kubadilisha.';

export const endWithIt = (count: number) => plural(count, { one: 'Ofa 1 itaisha nalo:', other: 'Ofa # zitaisha nalo:' });
export const waitingEnds = 'Inasubiri: itakataliwa, na mnunuzi wake ataambiwa.';
export const acceptedCanName = 'Imekubaliwa: unaweza kutaja gari lingine mara moja.';
export const acceptedEnds = 'Imekubaliwa: huwezi kuitajia gari lingine, kwa hivyo hakuna miadi itakayopangwa kwa ofa hii.';
export const andMore = (count: number) => plural(count, { one: 'na 1 zaidi', other: 'na # zaidi' });
