/** Who looks at a public page; null for a visitor. */
export interface Viewer {
  full_name: string;
  email: string;
  role: 'buyer' | 'dealer' | 'admin';
}

/** A sentence over the page after a form was posted without JavaScript; the script turns it into a toast (RULINGS 36). */
export interface Banner {
  kind: 'success' | 'error';
  title: string;
  detail?: string;
}

/** What every page of the public site is given beside its own props. */
export interface Chrome {
  siteName: string;
  siteDescription: string;
  supportEmail: string;
  /** Editable texts by 'page/section/key'; see shared/content/defaults.ts. */
  content: Record<string, string>;
  /** The path asked for, without its query. */
  path: string;
  viewer: Viewer | null;
  banner?: Banner | undefined;
  /** Addresses of the built files of this page. */
  assets: { styles: string[]; scripts: string[]; fonts: string[] };
}

/** What a form shows again after it was refused: what was typed (never a password) and the sentence for each field. */
export interface Refilled {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** Every public page with its own props. */
export interface SitePages {
  landing: object;
  about: object;
  contact: object;
  terms: object;
  privacy: object;
  'not-found': object;
  unavailable: object;
  /** `id`: the client-made id of the new account, from the server because the form works without JavaScript. */
  auth: { tab: 'sign-in' | 'sign-up'; id: string; next: string; form: Refilled };
  'admin-access': { form: Refilled };
  'post-request': { id: string; form: Refilled };
  forgot: { form: Refilled; sent: boolean };
  reset: { token: string; form: Refilled; done: boolean };
  verify: { token: string; done: boolean };
  /** The empty page in which the signed-in app starts. */
  app: object;
}

export type SitePage = keyof SitePages;
