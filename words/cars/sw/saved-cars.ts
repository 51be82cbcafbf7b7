import { sw as plural } from '../../plural.ts';

export const count = (cars: number) => plural(cars, { one: 'gari 1', other: 'magari #' });
export const browse = 'Tazama magari';
export const loading = 'Inapakia magari uliyohifadhi';
export const noneYet = 'Bado hujahifadhi gari';
export const whatFor = 'Gusa moyo wa gari ili libaki hapa. Tutakuambia bei yake ikibadilika au likiuzwa.';
export const less = (amount: string) => `${amount} chini kuliko ulipolihifadhi`;
export const more = (amount: string) => `${amount} zaidi kuliko ulipolihifadhi`;
export const wasSold = 'Liliuzwa.';
export const isGone = 'Halipatikani tena.';
export const seeLikeIt = 'Ona yanayofanana nalo';
export const sold = 'Limeuzwa';
