import { plural } from '../words.ts';

const photos = (count: number) => plural(count, { one: '1 photo', other: '# photos' });

/** The photos of a thing before and after a change, in words that differ when the photos do: '3 photos', and '2 photos, 1 of them new'. */
export function photosOverTime(was: readonly string[], is: readonly string[]): { before: string; after: string } {
  const added = is.filter((url) => !was.includes(url)).length;
  const moved = added === 0 && was.length === is.length && was.some((url, place) => url !== is[place]) ? ', in another order' : '';
  return { before: photos(was.length), after: `${photos(is.length)}${added > 0 ? `, ${added} of them new` : ''}${moved}` };
}
