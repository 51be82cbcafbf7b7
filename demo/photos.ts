import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { qualityOf } from '../server/modules/photos/quality.ts';
import { type PhotoWidth, photoWidths } from '../shared/photos/photo.ts';
import { backdrop, type Place } from './pictures/backdrop.ts';
import { front } from './pictures/front.ts';
import { type Body, side } from './pictures/side.ts';

/** What a picture shows. `colour` is a CSS colour, `number` that of the plate: '' on a car that has none yet. */
export interface Shot {
  body: Body;
  colour: string;
  place: Place;
  number: string;
}

/** The cars of the offers. They are drawings: a photograph would show somebody's real car as being for sale. */
export const cars = {
  'red hatch': { body: 'hatch', colour: '#b4392c', place: 'yard', number: 'KDJ 417M' },
  'white hatch': { body: 'hatch', colour: '#f1f1ec', place: 'coast', number: 'KDK 208C' },
  'blue hatch': { body: 'hatch', colour: '#2f6f9f', place: 'city', number: 'KDL 635F' },
  'silver saloon': { body: 'saloon', colour: '#c3c8c8', place: 'valley', number: 'KDG 914N' },
  'white saloon': { body: 'saloon', colour: '#f3f2ee', place: 'city', number: 'KDH 352Q' },
  'black saloon': { body: 'saloon', colour: '#3a4042', place: 'yard', number: 'KDM 706A' },
  'silver wagon': { body: 'wagon', colour: '#b9bfc0', place: 'yard', number: 'KDF 128P' },
  'white wagon': { body: 'wagon', colour: '#f0f0ea', place: 'valley', number: 'KDC 593T' },
  'blue wagon': { body: 'wagon', colour: '#33507a', place: 'coast', number: 'KDN 840B' },
  'pearl suv': { body: 'suv', colour: '#ece8dc', place: 'city', number: 'KDP 275H' },
  'black suv': { body: 'suv', colour: '#343a3c', place: 'valley', number: 'KDQ 469G' },
  'green suv': { body: 'suv', colour: '#3f5f4a', place: 'valley', number: 'KDB 731R' },
  'red suv': { body: 'suv', colour: '#96302a', place: 'coast', number: 'KDR 186D' },
  'grey saloon': { body: 'saloon', colour: '#7d8588', place: 'coast', number: 'KDS 381K' },
  'red saloon': { body: 'saloon', colour: '#8e2f2a', place: 'valley', number: 'KDT 650B' },
  'red wagon': { body: 'wagon', colour: '#96302a', place: 'city', number: 'KDP 912R' },
  'grey wagon': { body: 'wagon', colour: '#6f777a', place: 'coast', number: 'KDH 047N' },
  'green wagon': { body: 'wagon', colour: '#46664f', place: 'yard', number: 'KDQ 538T' },
  'black wagon': { body: 'wagon', colour: '#343a3c', place: 'city', number: 'KDG 266J' },
  'silver hatch': { body: 'hatch', colour: '#c3c8c8', place: 'valley', number: 'KDM 173F' },
  'grey suv': { body: 'suv', colour: '#7d8588', place: 'yard', number: 'KDL 829P' },
  'blue pickup': { body: 'pickup', colour: '#33507a', place: 'coast', number: 'KDR 704M' },
  'white pickup': { body: 'pickup', colour: '#f2f1ec', place: 'valley', number: 'KDD 507L' },
  'grey pickup': { body: 'pickup', colour: '#6d7476', place: 'yard', number: 'KDA 964J' },
} satisfies Record<string, Shot>;
export type CarName = keyof typeof cars;

/** The cars of the same shape as this one, including itself. */
export function carsLike(name: CarName): CarName[] {
  return (Object.keys(cars) as CarName[]).filter((other) => cars[other].body === cars[name].body);
}

export const views = ['side', 'front'] as const;
export type View = (typeof views)[number];

/** A photo of the demo: a car from one side, `pixels` wide. */
export interface DemoPhoto {
  name: string;
  shot: Shot;
  view: View;
  pixels: number;
}

/** A picture as WebP, for one width of a stored photo. */
export interface Picture {
  width: PhotoWidth;
  body: Buffer;
}

/** One car from one side as SVG, this many pixels wide and three quarters as high. */
export function draw({ body, colour, place, number }: Shot, view: View, pixels: number): string {
  const car = view === 'side' ? side(body, colour) : front(body, colour, number);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${(pixels * 3) / 4}" viewBox="0 0 1600 1200">${backdrop(place)}
    <g transform="translate(0 60)">${car}</g></svg>`;
}

/** A picture in each width of a stored photo, at most `pixels` wide: drawing many pixels is most of what filling the demo costs. */
export async function render({ shot, view, pixels }: Omit<DemoPhoto, 'name'>): Promise<Picture[]> {
  const { data, info } = await sharp(Buffer.from(draw(shot, view, pixels)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pictures: Picture[] = [];
  for (const width of photoWidths) {
    const largest = pictures.at(-1);
    const isLargest = largest && largest.width >= pixels;
    const body = isLargest
      ? largest.body
      : await sharp(data, { raw })
          .resize(Math.min(width, pixels))
          .webp({ quality: qualityOf(width), effort: 2 })
          .toBuffer();
    pictures.push({ width, body });
  }
  return pictures;
}

/** The few pixels that are shown until a photo has come, as a data URI. */
export async function placeholder({ shot, view }: Omit<DemoPhoto, 'name'>): Promise<string> {
  const tiny = await sharp(Buffer.from(draw(shot, view, 160)))
    .resize(16)
    .webp({ quality: 30, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** The name of the nth photo of the demo: the same in each run, so that a run which was killed leaves no files behind. */
export function photoName(n: number): string {
  return createHash('sha256').update(`demo photo ${n}`).digest('hex').slice(0, 32);
}
