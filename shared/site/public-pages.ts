import { paths } from '../addresses/paths.ts';
import { secondStepPaths } from '../addresses/second-step-paths.ts';
import { servicePaths } from '../addresses/service-paths.ts';
import type { SitePage } from './pages.ts';

/** A public page. */
interface PublicPage {
  path: string;
  /** The title of the browser's tab, unless the page sets its own. */
  title: string;
  /** Search engines may list it. The other pages are personal, or useless without a link from a mail. */
  isIndexed?: true;
  /** It has a form, of this kind, and loads the script of its kind. */
  form?: 'account' | 'request' | 'second-step';
}

/** Every public page: the server's addresses, the scripts, titles, robots and the sitemap come from here; web/render.tsx names each one's component. */
export const publicPages = {
  landing: { path: paths.landing, title: 'Say the car you want', isIndexed: true },
  about: { path: paths.about, title: 'About', isIndexed: true },
  contact: { path: paths.contact, title: 'Contact', isIndexed: true },
  terms: { path: paths.terms, title: 'Terms of Service', isIndexed: true },
  privacy: { path: paths.privacy, title: 'Privacy Policy', isIndexed: true },
  questions: { path: paths.questions, title: 'Questions and answers', isIndexed: true },
  deposit: { path: paths.deposit, title: 'Asked for a deposit?', isIndexed: true },
  auth: { path: paths.auth(), title: 'Sign In', isIndexed: true, form: 'account' },
  'post-request': { path: paths.postRequest, title: 'Post a request', isIndexed: true, form: 'request' },
  'request-ready': { path: paths.readyRequest, title: 'Post it now?', form: 'account' },
  'admin-access': { path: paths.adminAccess, title: 'Admin login', form: 'account' },
  'auth-forgot': { path: paths.forgotPassword, title: 'Forgot password', form: 'account' },
  'auth-reset': { path: paths.resetPassword(), title: 'New password', form: 'account' },
  'auth-password': { path: paths.ownPassword, title: 'Your own password', form: 'account' },
  'auth-verify': { path: paths.verifyEmail(), title: 'Verify your email', form: 'account' },
  'auth-email': { path: paths.confirmEmail(), title: 'Your new email', form: 'account' },
  'auth-second': { path: secondStepPaths.step(), title: 'One more step', form: 'second-step' },
  'auth-second-link': { path: secondStepPaths.link(), title: 'One more step', form: 'second-step' },
  'auth-set-up': { path: secondStepPaths.setUp, title: 'Second step at sign-in', form: 'second-step' },
  'auth-codes': { path: secondStepPaths.codes, title: 'Your recovery codes', form: 'second-step' },
  'account-erased': { path: paths.accountErased, title: 'Your account is erased' },
  'mail-off': { path: paths.mailOff(), title: 'Mails', form: 'account' },
} as const satisfies { [Page in Exclude<SitePage, 'app' | 'not-found' | 'unavailable' | 'maintenance'>]: PublicPage };

type WithoutForm = {
  [Page in keyof typeof publicPages]: (typeof publicPages)[Page] extends { form: string } ? never : Page;
}[keyof typeof publicPages];

/** The pages that are served as they are; those with a form are served by the module whose form it is. */
export const pagesWithoutForm = Object.entries<PublicPage>(publicPages).flatMap(([page, { form }]) => (form ? [] : [page as WithoutForm]));

/** The row of a page; undefined for pages without an address of their own (not found, unavailable, the app). */
export function publicPage(page: SitePage): PublicPage | undefined {
  return Object.hasOwn(publicPages, page) ? publicPages[page as keyof typeof publicPages] : undefined;
}

/** The picture that a chat shows of a link to a page that may be listed: its own, drawn by the build, for all but the landing page. */
export function pictureOf(path: string): string {
  const page = Object.keys(publicPages).find((name) => publicPages[name as keyof typeof publicPages].path === path);
  return page === undefined || page === 'landing' ? servicePaths.sitePicture : servicePaths.sharePicture(page);
}

/** The addresses that search engines may list. */
export const indexedPaths = (Object.values(publicPages) as PublicPage[]).filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
