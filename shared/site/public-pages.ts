import { siteTitlesWords } from '../../words/site/site-titles.ts';
import { paths } from '../addresses/paths.ts';
import { secondStepPaths } from '../addresses/second-step-paths.ts';
import { servicePaths } from '../addresses/service-paths.ts';
import type { SitePage } from './pages.ts';

/** A public page. */
interface PublicPage {
  path: string;
  /** Search engines may list it. The other pages are personal, or useless without a link from a mail. */
  isIndexed?: true;
  /** It has a form, of this kind, and loads the script of its kind. */
  form?: 'account' | 'request' | 'second-step';
}

/** Every public page: the server's addresses, the scripts, titles, robots and the sitemap come from here; web/render.tsx names each one's component. */
export const publicPages = {
  landing: { path: paths.landing, isIndexed: true },
  about: { path: paths.about, isIndexed: true },
  contact: { path: paths.contact, isIndexed: true },
  terms: { path: paths.terms, isIndexed: true },
  privacy: { path: paths.privacy, isIndexed: true },
  questions: { path: paths.questions, isIndexed: true },
  deposit: { path: paths.deposit, isIndexed: true },
  auth: { path: paths.auth(), isIndexed: true, form: 'account' },
  'post-request': { path: paths.postRequest, isIndexed: true, form: 'request' },
  'request-ready': { path: paths.readyRequest, form: 'account' },
  'admin-access': { path: paths.adminAccess, form: 'account' },
  'auth-forgot': { path: paths.forgotPassword, form: 'account' },
  'auth-reset': { path: paths.resetPassword(), form: 'account' },
  'auth-password': { path: paths.ownPassword, form: 'account' },
  'auth-verify': { path: paths.verifyEmail(), form: 'account' },
  'auth-email': { path: paths.confirmEmail(), form: 'account' },
  'auth-second': { path: secondStepPaths.step(), form: 'second-step' },
  'auth-second-link': { path: secondStepPaths.link(), form: 'second-step' },
  'auth-set-up': { path: secondStepPaths.setUp, form: 'second-step' },
  'auth-codes': { path: secondStepPaths.codes, form: 'second-step' },
  'account-erased': { path: paths.accountErased },
  'mail-off': { path: paths.mailOff(), form: 'account' },
} as const satisfies { [Page in Exclude<SitePage, 'app' | 'not-found' | 'unavailable' | 'maintenance'>]: PublicPage };

type WithoutForm = {
  [Page in keyof typeof publicPages]: (typeof publicPages)[Page] extends { form: string } ? never : Page;
}[keyof typeof publicPages];

/** The pages that are served as they are; those with a form are served by the module whose form it is. */
export const pagesWithoutForm = Object.entries<PublicPage>(publicPages).flatMap(([page, { form }]) => (form ? [] : [page as WithoutForm]));

const isPublic = (page: SitePage): page is keyof typeof publicPages => Object.hasOwn(publicPages, page);

/** The row of a page; undefined for pages without an address of their own (not found, unavailable, the app). */
export function publicPage(page: SitePage): PublicPage | undefined {
  return isPublic(page) ? publicPages[page] : undefined;
}

/** The title of the browser's tab, unless the page sets its own; undefined for pages without an address. */
export function titleOf(page: SitePage): string | undefined {
  return isPublic(page) ? siteTitlesWords.titles[page] : undefined;
}

/** The picture that a chat shows of a link to a page that may be listed: its own, drawn by the build, for all but the landing page. */
export function pictureOf(path: string): string {
  const page = Object.keys(publicPages).find((name) => publicPages[name as keyof typeof publicPages].path === path);
  return page === undefined || page === 'landing' ? servicePaths.sitePicture : servicePaths.sharePicture(page);
}

/** The addresses that search engines may list. */
export const indexedPaths = (Object.values(publicPages) as PublicPage[]).filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
