import { hasTexts, readStored } from '../../client/stored.ts';

/** A message that somebody has begun to write. */
interface Draft {
  text: string;
  /** The addresses of its uploaded photos. */
  image_urls: string[];
}

/** The server keeps an upload that belongs to nothing for 24 hours (docs/domain/time.md); photos of an older draft are gone. In milliseconds. */
const photosKept = 20 * 60 * 60 * 1000;

const photoKey = (key: string) => `${key}:photos`;

const isPhotos = (value: unknown): value is { at: number; image_urls: string[] } =>
  hasTexts(value) && 'at' in value && typeof value.at === 'number' && 'image_urls' in value && isTexts(value.image_urls);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The draft kept under this key; an empty one when there is none. */
export function readDraft(key: string): Draft {
  const photos = readStored(localStorage, photoKey(key), isPhotos);
  const isFresh = photos !== null && Date.now() - photos.at < photosKept;
  return { text: localStorage.getItem(key) ?? '', image_urls: isFresh ? photos.image_urls : [] };
}

/** Keeps what is typed; nothing typed, nothing kept. */
export function keepText(key: string, text: string): void {
  if (text) localStorage.setItem(key, text);
  else localStorage.removeItem(key);
}

/** Keeps the addresses of the photos. */
export function keepPhotos(key: string, image_urls: string[]): void {
  if (image_urls.length > 0) localStorage.setItem(photoKey(key), JSON.stringify({ at: Date.now(), image_urls }));
  else localStorage.removeItem(photoKey(key));
}
