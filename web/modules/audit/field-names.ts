import { contentManagementWords } from '../../../words/content/content-management.ts';
import { nameOfText, placeOf } from '../content/places.ts';

/** What the log calls a changed field: a text of the site, 'home/hero/title', by its place and name in Content Management. */
export function nameOfField(name: string): string {
  const [page, section, key] = name.split('/');
  const place = placeOf(`${page}/${section}`);
  return place && key ? contentManagementWords.textOf(place.name, nameOfText(key)) : name;
}
