import type { BodyType } from '../../shared/cars/body.ts';
import { Car } from '../ui/car-silhouette.tsx';

interface SharePicture {
  /** A word above the title. */
  label: string;
  title: string;
  car: { body: BodyType; colour: string };
}

/** What a chat shows of a link to a public page: the label, title and car at its top. The build draws them (scripts/share-pictures.ts). */
export const sharePictures = {
  about: { label: 'About us', title: 'A calmer way to buy a car', car: { body: 'suv', colour: '#1f5a3c' } },
  contact: { label: 'Contact', title: 'Write or call. A person answers.', car: { body: 'hatch', colour: '#4f7f9b' } },
  terms: { label: 'Terms of Service', title: 'The rules between us, in plain words', car: { body: 'saloon', colour: '#d8c9a3' } },
  privacy: { label: 'Privacy Policy', title: 'What we know, who sees it, when it goes', car: { body: 'wagon', colour: '#4f7f9b' } },
  auth: { label: 'Karibu', title: 'Sign in, or begin today', car: { body: 'hatch', colour: '#b4431f' } },
  'post-request': { label: 'Tafuta', title: 'Which car are you looking for?', car: { body: 'suv', colour: '#f6c51b' } },
  questions: { label: 'Maswali', title: 'Questions and answers', car: { body: 'wagon', colour: '#1f5a3c' } },
  deposit: { label: 'Help', title: 'Asked for a deposit?', car: { body: 'saloon', colour: '#b4431f' } },
} as const satisfies Record<string, SharePicture>;

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
