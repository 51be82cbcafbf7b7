export const whatToBrowse = 'Unachotaka kuona';
export const cars = 'Magari';
export const dealers = 'Wauzaji';
export const savedCars = 'Uliyohifadhi';
export const loadingDealers = 'Inapakia wauzaji';

export const searchLabel = 'Tafuta kwa kampuni au modeli';
export const search = 'Kampuni au modeli';
export const filters = 'Chuja';
export const filtersSet = (count: number) => `Chuja (${count})`;
export const moreFilters = 'Chuja zaidi';
export const sort = 'Panga kwa';
export const sorts = {
  newest: 'Mapya kwanza',
  price_low: 'Bei ya chini',
  price_high: 'Bei ya juu',
  year: 'Mwaka wa karibuni',
  mileage: 'Kilomita chache',
};
export const loading = 'Inapakia magari';

export const price = 'Bei';
export const year = 'Mwaka';
export const mileage = 'Kilomita';
export const fuel = 'Mafuta';
export const county = 'Kaunti';
export const body = 'Umbo';
export const transmission = 'Gia';
export const condition = 'Hali';
export const ranges = { under1: 'chini ya 1M', from1To2: '1M–2M', from2To3: '2M–3M', over3: 'zaidi ya 3M' };
export const withCount = (option: string, count: string) => `${option} (${count})`;
export const priceFrom = 'Kuanzia';
export const priceUnder = 'Chini ya';
export const yearFrom = 'Kuanzia';
export const yearTo = 'Hadi';
export const anyMileage = 'Zozote';
export const anyYear = 'Wowote';
export const allCounties = 'Zote';

export const clearAll = 'Futa vyote';
export const removeFilter = (filter: string) => `Ondoa kichujio ${filter}`;
export const show = (cars: string) => `Onyesha ${cars}`;
export const showTheCars = 'Onyesha magari';

export const noneNow = 'Hakuna magari sokoni sasa hivi';
export const noMatch = 'Hakuna gari linalolingana';
export const noneHasAll = 'Hakuna gari lenye yote haya';
export const withoutIt = (filter: string, cars: string) => `Bila ${filter}: ${cars}`;
export const clearFilters = 'Futa vichujio vyote';
export const takeOne = 'Ondoa kichujio kimoja.';
export const takeSome = 'Ondoa baadhi ya vichujio.';
export const takeOneOrSay = 'Ondoa kichujio kimoja, au taja gari unalotaka: wauzaji waliothibitishwa watajibu kwa bei.';
export const takeSomeOrSay = 'Ondoa baadhi ya vichujio, au taja gari unalotaka: wauzaji waliothibitishwa watajibu kwa bei.';
export const sayWhatYouWant = 'Taja gari unalotaka: wauzaji waliothibitishwa watajibu kwa bei.';
export const postFilters = 'Tuma haya kama ombi';
export const postRequest = 'Tuma ombi';

export const notTheOne = 'Silo? Taja unalotaka.';
export const dealersAnswer = 'Wauzaji waliothibitishwa watajibu kwa bei.';
export const noRatings = 'Bado hakuna nyota';
