import type { BodyType } from '../../shared/cars/body.ts';
import { sharePlatesWords } from '../../words/site/share-plates.ts';
import { Car } from '../ui/car-silhouette.tsx';

interface SharePicture {
  /** A word above the title. */
  label: string;
  title: string;
  car: { body: BodyType; colour: string };
}

const cars = {
  about: { body: 'suv', colour: '#1f5a3c' },
  contact: { body: 'hatch', colour: '#4f7f9b' },
  terms: { body: 'saloon', colour: '#d8c9a3' },
  privacy: { body: 'wagon', colour: '#4f7f9b' },
  auth: { body: 'hatch', colour: '#b4431f' },
  'post-request': { body: 'suv', colour: '#f6c51b' },
  questions: { body: 'wagon', colour: '#1f5a3c' },
  deposit: { body: 'saloon', colour: '#b4431f' },
} as const satisfies Record<string, SharePicture['car']>;
type PictureName = keyof typeof cars;

/** What a chat shows of a link to a public page: the label, title and car at its top. The build draws them (scripts/share-pictures.ts). */
export const sharePicture = (page: PictureName): SharePicture => ({ ...sharePlatesWords.plates[page], car: cars[page] });

/** The pages that have one. */
export const withPicture = Object.keys(cars) as PictureName[];

/** Pixels, as chats ask for them. */
export const pictureSize = { width: 1200, height: 630 };

const dashes = Array.from({ length: 24 }, (_, index) => 52 * index);

/** The drawing behind the words of a share picture: paper, a road, the page's car on it. */
export function Backdrop({ car }: Pick<SharePicture, 'car'>) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...pictureSize} color="#17201b" aria-hidden="true">
      <rect {...pictureSize} fill="#f7f3ea" />
      <rect y="560" width="1200" height="70" fill="#262c29" />
      {dashes.map((x) => (
        <rect key={x} x={x} y="594" width="24" height="4" fill="#ece7d8" />
      ))}
      <g transform="translate(596 366) scale(4.3)">
        <Car {...car} />
      </g>
    </svg>
  );
}
