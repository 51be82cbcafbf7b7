import { sw as plural } from '../../plural.ts';

export const sorts = { rating: 'Wenye nyota nyingi', newest: 'Wapya kwanza' };
export const nameOrPlace = 'Jina au mahali';
export const loading = 'Inapakia wauzaji';
export const noMatch = 'Hakuna muuzaji anayelingana';
export const tryAnother = 'Jaribu sehemu ya jina, au mji mwingine.';
export const noneYet = 'Bado hakuna wauzaji waliothibitishwa';
export const appearHere = 'Wauzaji huonekana hapa timu yetu ikishawakagua.';

export const theDealer = 'Muuzaji';
export const underReview = 'Akaunti inachunguzwa na timu yetu';
export const notVerified = 'Hajathibitishwa na timu yetu kwa sasa';
export const since = (month: string) => `tangu ${month}`;
export const carsHere = (count: number) => plural(count, { one: 'Gari 1 hapa', other: 'Magari # hapa' });
export const map = 'Ramani';
export const mapInNewTab = 'Ramani (inafunguka kwenye kichupo kipya)';

export const noRatings = 'Bado hakuna nyota';
export const buyers = (count: number) => plural(count, { one: 'mnunuzi 1', other: 'wanunuzi #' });
export const typicalAnswer = 'muda wa kawaida wa kujibu';
export const tooFewAnswers = 'bado majibu ni machache';
export const sales = (count: number) => plural(count, { one: 'gari limeuzwa hapa', other: 'magari yameuzwa hapa' });

export const loadingOne = 'Inapakia muuzaji';
export const backToDealers = '← Wauzaji';
export const yardHours = 'Saa za yadi';
export const hoursUnknown = 'Muuzaji hajasema yadi hufunguliwa lini.';
export const whatIsChecked = 'Timu yetu hukagua leseni, simu na anwani ya muuzaji, si magari.';
export const cars = 'Magari';
export const loadingCars = 'Inapakia magari';
export const noCars = 'Hakuna gari sokoni kwa sasa.';
export const reviews = 'Maoni';
export const loadingReviews = 'Inapakia maoni';
export const noReviews = 'Bado hakuna maoni. Mnunuzi anaweza kuyaandika baada ya kuona gari.';
export const theReview = (by: string) => `maoni: ${by}`;
export const moreReviews = 'Ona maoni zaidi';
export const allReviews = (count: number) => `Ona maoni yote ${count}`;

export const notFound = 'Muuzaji hapatikani';
export const noneHere = 'Hakuna muuzaji kwenye anwani hii';
export const linkWrong = 'Kiungo hakijakamilika, kinaelekea kwa mtu asiye muuzaji, au muuzaji huyu hayupo tena hapa.';
export const seeAll = 'Ona wauzaji wote';
