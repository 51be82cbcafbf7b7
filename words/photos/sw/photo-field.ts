import { sw as plural } from '../../plural.ts';

export const photos = 'Picha';
export const add = 'Ongeza picha';
export const choose = 'Chagua picha';
export const take = 'Piga picha';
export const upTo = (most: number) => `Hadi ${most}, za JPEG, PNG au WebP. Picha kubwa hupunguzwa kwanza, ili usitumie data nyingi.`;
export const firstIsCover = 'Picha ya kwanza ndiyo ya mbele. Picha kubwa hupunguzwa kabla ya kutumwa, ili usitumie data nyingi.';
export const tooMany = (most: number) => `Si zaidi ya picha ${most}. Nyingine hazikuongezwa.`;
export const isCover = 'Sasa picha hii ndiyo ya mbele.';
export const isAt = (place: number, count: number) => `Sasa picha hii ni nambari ${place} kati ya ${count}.`;
export const of = (count: number, most: number) => `${count} kati ya ${most}`;
export const tryAll = 'Jaribu zote tena';

export const name = (place: number) => `Picha ${place}`;
export const uploaded = 'Imepakiwa';
export const waiting = 'Inasubiri';
export const uploading = (name: string) => `Inapakia ${name}`;
export const uploadingPhoto = (place: number) => `Inapakia picha ${place}`;
export const remove = (name: string) => `Ondoa ${name}`;
export const removePhoto = (place: number) => `Ondoa picha ${place}`;
export const retry = 'Jaribu tena';
export const retryPhoto = (place: number) => `Jaribu tena picha ${place}`;
export const cover = 'Ya mbele';
export const moveForward = (place: number) => `Sogeza picha ${place} mbele`;
export const moveBack = (place: number) => `Sogeza picha ${place} nyuma`;
export const noConnection = 'Huna mtandao. Picha imehifadhiwa hapa.';

export const progress = (done: number, of: number) =>
  plural(of, { one: `Inapakia: ${done} kati ya picha 1`, other: `Inapakia: ${done} kati ya picha #` });
export const failed = (photos: number) => plural(photos, { one: 'Picha 1 imeshindwa kupakiwa', other: 'Picha # zimeshindwa kupakiwa' });
export const done = (photos: number) => plural(photos, { one: 'Picha 1 imepakiwa', other: 'Picha # zimepakiwa' });
