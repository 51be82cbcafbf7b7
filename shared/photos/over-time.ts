import { photosOverTimeWords } from '../../words/photos/photos-over-time.ts';

/** The photos of a thing before and after a change, in words that differ when the photos do: '3 photos', and '2 photos, 1 of them new'. */
export function photosOverTime(was: readonly string[], is: readonly string[]): { before: string; after: string } {
  return { before: photosOverTimeWords.photos(was.length), after: afterInWords(was, is) };
}

function afterInWords(was: readonly string[], is: readonly string[]): string {
  const added = is.filter((url) => !was.includes(url)).length;
  if (added > 0) return photosOverTimeWords.withNew(is.length, added);
  const isMoved = was.length === is.length && was.some((url, place) => url !== is[place]);
  return isMoved ? photosOverTimeWords.inOtherOrder(is.length) : photosOverTimeWords.photos(is.length);
}
