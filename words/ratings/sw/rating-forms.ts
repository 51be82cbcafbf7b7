import { sw as plural } from '../../plural.ts';

export const yourRating = 'Nyota zako';
export const stars = (count: number) => plural(count, { one: 'Nyota 1', other: 'Nyota #' });
export const review = 'Maoni';
export const reviewHint = (reviewer: string) =>
  `Nyota na maoni huonekana kwenye ukurasa wa muuzaji kama “${reviewer}”. Hutaweza kuyabadilisha.`;
export const submit = 'Tuma nyota';
export const sending = 'Inatuma…';
export const submitted = 'Nyota zimetumwa';
export const notSubmitted = 'Imeshindwa kutuma nyota. Tafadhali jaribu tena.';

export const answerThis = 'Jibu maoni haya';
export const yourAnswer = 'Jibu lako';
export const answerHint =
  'Litaonekana chini ya maoni kwenye ukurasa wako, kwa kila aliyeingia. Unaweza kujibu mara moja tu, bila kubadilisha. Lisizidi herufi 500.';
export const publish = 'Chapisha';
export const publishing = 'Inachapisha…';
export const published = 'Jibu limechapishwa';
export const notPublished = 'Imeshindwa kuchapisha jibu';
