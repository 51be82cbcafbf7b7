import type { Language } from '../../words/languages.ts';
import type { SessionUser } from '../auth/api.ts';
import type { Banner } from '../auth/banner.ts';
import type { AccountPages, FormState } from '../auth/pages.ts';
import type { CarLooks } from '../cars/looks.ts';
import type { ScreenName } from './screens.ts';
import type { Theme } from './theme.ts';

/** The signed-in person who views a public page; null for a visitor. */
export interface Viewer {
  user_id: string;
  full_name: string;
  email: string;
  role: 'buyer' | 'dealer' | 'admin';
  is_verified: boolean;
  is_suspended: boolean;
}

/** What every page of the public site gets besides its own props. */
export interface Chrome {
  language: Language;
  /** The page is in English, its browser prefers Kiswahili, and nobody has chosen. */
  offersSwahili?: boolean;
  /** The title of the browser's tab, from shared/site/public-pages.ts. */
  title: string;
  /** The site's public origin (PUBLIC_URL). */
  publicUrl: string;
  siteName: string;
  siteDescription: string;
  supportEmail: string;
  /** How many days attempts to sign in are kept, with their network addresses. */
  dataRetentionDays: number;
  /** Editable texts by 'page/section/key'; see shared/content/defaults.ts. */
  content: Record<string, string>;
  /** The look that this browser chose, if it did. */
  theme?: Theme | undefined;
  /** The requested path, without its query. */
  path: string;
  viewer: Viewer | null;
  /**
   * The message after a redirect; the script shows it as a toast (docs/domain/accounts.md, "Forms without JavaScript"). Form pages have a
   * banner of their own.
   */
  banner?: Banner | null | undefined;
  /** Addresses of the built files of this page. `laterStyles`: what the first paint does not wait for, but the script does. */
  assets: { styles: string[]; laterStyles: string[]; scripts: string[]; preloads: string[]; fonts: string[] };
}

/** In place of the id of a car in the form's address: the request is to ask about none, also one that waits with a car. */
export const noCar = 'none';

/** The car whose page led to a request. */
export interface AskedCar {
  id: string;
  /** 'Toyota Axio 2016'. */
  name: string;
  /** In KSh. */
  price: number;
  /** The address of its first photo. */
  photo: string | null;
  looks: CarLooks;
  /** Who is told of the request; a visitor does not read it. */
  dealer: string | null;
}

/** Every public page with its own props. */
export interface SitePages extends AccountPages {
  landing: object;
  about: object;
  contact: object;
  terms: object;
  privacy: object;
  questions: object;
  deposit: object;
  'account-erased': object;
  'not-found': object;
  /** An error: of the server (`isOurFault`) or of the request; `detail` explains it. */
  unavailable: { isOurFault: boolean; detail: string };
  /** In place of every other page during maintenance; `detail` says it. */
  maintenance: { detail: string };
  /** POST `/post-request` (requestForm). `id`: the id of the new request, made by the server as the form works without JavaScript; the same after a refusal; `place`: where its writer is, as their profile says. */
  'post-request': FormState & { id: string; asked: AskedCar | null; place: string | null };
  /** The request that waits in this browser, as `values`: POST `/post-request/ready` posts it, POST `/post-request/drop` drops it. */
  'request-ready': FormState & { asked: AskedCar | null };
  /** POST `/mail/off` with the token of a mail switches such mails off, with `again` on again. `title`, `says`: what they are about; `isOff`: as it is now. */
  'mail-off': FormState & { token: string; title: string; says: string; isOff: boolean };
  /** The page in which the signed-in app starts, with the frame and the shape of the screen: its user, its screen, the cursor of the last live event, when it was made (milliseconds since 1970), and what the screen reads first. */
  app: { user: SessionUser; screen: ScreenName; live: string; now: number; reads: string[] };
}

export type SitePage = keyof SitePages;
