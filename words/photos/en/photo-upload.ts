import { en as plural } from '../../plural.ts';

// How far photos are that are uploaded, in a form and in a message.
/** Of a photo that was uploaded before, in place of the name of its file. */
export const name = (place: number) => `Photo ${place}`;
export const noConnection = 'No connection. The photo is kept here.';

const count = (photos: number) => plural(photos, { one: '1 photo', other: '# photos' });
export const progress = (done: number, of: number) => `Uploading: ${done} of ${count(of)} done`;
export const failed = (photos: number) => `Error uploading images: ${count(photos)} failed`;
export const done = (photos: number) => `Images uploaded: ${count(photos)}`;
