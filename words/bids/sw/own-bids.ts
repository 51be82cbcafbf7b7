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

export const nameAnother = 'Taja gari lingine';
export const nameAnotherFor = (car: string) => `Taja gari lingine kwa ombi la ${car}`;
