import { publicPaths } from '../../../shared/addresses/public-paths.ts';
import { contentManagementWords } from '../../../words/content/content-management.ts';

/** Where a section's texts show: the address, and its name for the administrator. */
export interface Place {
  path: string;
  name: string;
}

/** Every section of the editable texts, by 'page_key/section_key', in the order of the pages: the address where it shows. */
export const places = {
  'home/hero': publicPaths.landing,
  'home/sample': publicPaths.landing,
  'home/how_it_works': publicPaths.howItWorks,
  'home/for_dealers': publicPaths.forDealers,
  'home/trust': publicPaths.landing,
  'home/before_paying': publicPaths.landing,
  'home/closing': publicPaths.landing,
  'about/main': publicPaths.about,
  'about/mission': publicPaths.about,
  'about/vision': publicPaths.about,
  'about/how_it_works': publicPaths.about,
  'about/values': publicPaths.about,
  'about/impact': publicPaths.about,
  'about/talk': publicPaths.about,
  'contact/main': publicPaths.contact,
  'contact/contact_info': publicPaths.contact,
  'contact/hours': publicPaths.contact,
  'contact/scam': publicPaths.contact,
  'global/footer': publicPaths.landing,
} as const;

const isPlace = (section: string): section is keyof typeof places => section in places;

/** Where a section ('page_key/section_key') shows; undefined for what is none. */
export function placeOf(section: string): Place | undefined {
  return isPlace(section) ? { path: places[section], name: contentManagementWords.sections[section] } : undefined;
}

/** A text's name in its section: 'step1_title' is 'Step 1 title', 'cars_label' is 'Figure: cars, its label'. */
export function nameOfText(contentKey: string): string {
  const [, labelled] = /^(.+)_label$/.exec(contentKey) ?? [];
  if (labelled) return contentManagementWords.itsLabel(nameOfText(labelled));
  const names: Record<string, string> = contentManagementWords.texts;
  const named = names[contentKey];
  if (named) return named;
  const words = contentKey.replaceAll('_', ' ').replace(/([a-z])(\d)/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
