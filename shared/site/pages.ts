import type { SessionUser } from '../accounts/api.ts';
import type { AccountPages, Banner, FormState } from '../accounts/pages.ts';
import type { ScreenName } from './screens.ts';

/** Who looks at a public page; null for a visitor. */
export interface Viewer {
  user_id: string;
  full_name: string;
  email: string;
  role: 'buyer' | 'dealer' | 'admin';
}

/** What every page of the public site is given beside its own props. */
export interface Chrome {
  /** The title of the page's row, for the browser's tab. */
  title: string;
  /** The origin under which people reach us (PUBLIC_URL). */
  publicUrl: string;
  siteName: string;
  siteDescription: string;
  supportEmail: string;
  /** How many days the network addresses of who tried to sign in as the administrator are kept. */
  dataRetentionDays: number;
  /** Editable texts by 'page/section/key'; see shared/content/defaults.ts. */
  content: Record<string, string>;
  /** The path asked for, without its query. */
  path: string;
  viewer: Viewer | null;
  /** Said once over a page that was redirected to; the script turns it into a toast (RULINGS 36). A form page says its own. */
  banner?: Banner | null | undefined;
  /** Addresses of the built files of this page. */
  assets: { styles: string[]; scripts: string[]; preloads: string[]; fonts: string[] };
}

/** Every public page with its own props. */
export interface SitePages extends AccountPages {
  landing: object;
  about: object;
  contact: object;
  terms: object;
  privacy: object;
  'not-found': object;
  /** Something went wrong: we are away (`isOurFault`), or what was sent can't be taken; `detail` says which. */
  unavailable: { isOurFault: boolean; detail: string };
  /** POST `/post-request` (requestForm). `id`: the request's, from the server because the form works without JavaScript; kept over a refusal. */
  'post-request': FormState & { id: string };
  /** The empty page in which the signed-in app starts: for whom, on which screen, the cursor of the last live event, and the addresses that the screen reads first. */
  app: { user: SessionUser; screen: ScreenName; live: string; reads: string[] };
}

export type SitePage = keyof SitePages;
