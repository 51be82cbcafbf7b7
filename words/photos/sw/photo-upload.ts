import { sw as plural } from '../../plural.ts';

export const name = (place: number) => `Picha ${place}`;
export const noConnection = 'Huna mtandao. Picha imehifadhiwa hapa.';

export const progress = (done: number, of: number) =>
  plural(of, { one: `Inapakia: ${done} kati ya picha 1`, other: `Inapakia: ${done} kati ya picha #` });
export const failed = (photos: number) => plural(photos, { one: 'Picha 1 imeshindwa kupakiwa', other: 'Picha # zimeshindwa kupakiwa' });
export const done = (photos: number) => plural(photos, { one: 'Picha 1 imepakiwa', other: 'Picha # zimepakiwa' });
