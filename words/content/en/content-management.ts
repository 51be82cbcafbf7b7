// Every text of the public pages, and the dialog that changes one.
export const pages = 'Pages';
export const pageNames = { home: 'Home', about: 'About', contact: 'Contact', global: 'Global' };
export const notLoaded = 'The texts did not load';
export const loading = 'Loading the texts';
export const seeOnSite = 'See it on the site';
export const edit = 'Edit';
export const editThat = (name: string) => `Edit ${name}`;

/** The sections, by 'page_key/section_key'. */
export const sections = {
  'home/hero': 'Top of the landing page',
  'home/sample': 'Example of a request, on the landing page',
  'home/how_it_works': 'How it works, on the landing page',
  'home/for_dealers': 'For dealers, on the landing page',
  'home/trust': 'What the verified plate means, on the landing page',
  'home/before_paying': 'Before you pay, on the landing page',
  'home/closing': 'End of the landing page',
  'about/main': 'Top of the About page',
  'about/mission': 'Mission',
  'about/vision': 'Vision',
  'about/how_it_works': 'How it works, on the About page',
  'about/values': 'Core values',
  'about/impact': 'Impact figures',
  'about/talk': 'Contact details on the About page',
  'contact/main': 'Top of the Contact page',
  'contact/contact_info': 'Contact details, also at the foot of every page',
  'contact/hours': 'Opening hours',
  'contact/scam': 'Warning of scams',
  'global/footer': 'Foot of every page',
};
/** The texts that their key does not name well. */
export const texts = {
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
export const itsLabel = (text: string) => `${text}, its label`;
export const textOf = (section: string, text: string) => `${section}: ${text}`;

export const save = 'Save';
export const saving = 'Saving…';
export const updated = 'Content updated';
export const updatedMore = 'Page content has been successfully updated.';
export const failed = 'Update failed';
export const shows = (section: string) => `Shows: ${section}.`;
export const seeNow = 'See it now';
export const text = 'Text';
export const preview = 'Preview';
export const previewAgain = 'Preview again';
export const previewOfPage = 'Preview of the page';
export const noPreview = 'The preview could not be made';
export const before = 'Before';
export const historyNotLoaded = 'The history did not load';
export const loadingHistory = 'Loading the history';
export const from = (at: string) => `from ${at}`;
export const sayAgain = 'Say this again';
