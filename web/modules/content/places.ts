import { publicPaths } from '../../../shared/addresses/public-paths.ts';
import type { ContentPage } from '../../../shared/content/schema.ts';

/** Where a section's texts show: the address, and its name for the administrator. */
export interface Place {
  path: string;
  name: string;
}

/** Every section of the editable texts, by 'page_key/section_key', in the order of the pages. */
export const places: Record<string, Place> = {
  'home/hero': { path: publicPaths.landing, name: 'Top of the landing page' },
  'home/sample': { path: publicPaths.landing, name: 'Example of a request, on the landing page' },
  'home/how_it_works': { path: publicPaths.howItWorks, name: 'How it works, on the landing page' },
  'home/for_dealers': { path: publicPaths.forDealers, name: 'For dealers, on the landing page' },
  'home/trust': { path: publicPaths.landing, name: 'What the verified plate means, on the landing page' },
  'home/before_paying': { path: publicPaths.landing, name: 'Before you pay, on the landing page' },
  'home/closing': { path: publicPaths.landing, name: 'End of the landing page' },
  'about/main': { path: publicPaths.about, name: 'Top of the About page' },
  'about/mission': { path: publicPaths.about, name: 'Mission' },
  'about/vision': { path: publicPaths.about, name: 'Vision' },
  'about/how_it_works': { path: publicPaths.about, name: 'How it works, on the About page' },
  'about/values': { path: publicPaths.about, name: 'Core values' },
  'about/impact': { path: publicPaths.about, name: 'Impact figures' },
  'about/talk': { path: publicPaths.about, name: 'Contact details on the About page' },
  'contact/main': { path: publicPaths.contact, name: 'Top of the Contact page' },
  'contact/contact_info': { path: publicPaths.contact, name: 'Contact details, also at the foot of every page' },
  'contact/hours': { path: publicPaths.contact, name: 'Opening hours' },
  'contact/scam': { path: publicPaths.contact, name: 'Warning of scams' },
  'global/footer': { path: publicPaths.landing, name: 'Foot of every page' },
};

/** The tabs of Content Management. */
export const pageNames: Record<ContentPage, string> = { home: 'Home', about: 'About', contact: 'Contact', global: 'Global' };

/** The names of the texts that their key does not name well. */
const names: Record<string, string> = {
  label: 'Word above the title',
  cars: 'Figure: cars',
  dealers: 'Figure: verified dealers',
  secure: 'Figure: secure platform',
  customers: 'Figure: happy customers',
  sold: 'Figure: cars sold',
  rating: 'Figure: average rating',
  we_check: 'What we check',
  we_do_not: 'What we do not check',
  we_never: 'What we never ask',
  phone1: 'Phone',
  email_info: 'Email',
  email_support: 'Support email',
};

/** A text's name in its section: 'step1_title' is 'Step 1 title', 'cars_label' is 'Figure: cars, its label'. */
export function nameOfText(contentKey: string): string {
  const [, labelled] = /^(.+)_label$/.exec(contentKey) ?? [];
  if (labelled) return `${nameOfText(labelled)}, its label`;
  const named = names[contentKey];
  if (named) return named;
  const words = contentKey.replaceAll('_', ' ').replace(/([a-z])(\d)/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
