import type { Banner } from './banner.ts';
import type { NoticeName } from './notices.ts';

/** What a chat shows of a link to something that is seen after signing in only. `path`: its own address; `image`: the address of a photo. */
export interface LinkPreview {
  path: string;
  title: string;
  description: string;
  image: string | null;
}

/** What a form page shows after a refusal: what was typed (never a password) and the error of each field. */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  banner: Banner | null;
}

/**
 * The props of the account pages, by page name. Each form posts, urlencoded, to the address in its comment; the inputs have the names of the form's
 * schema. `next` is the local path to go to afterwards, or ''.
 */
export interface AccountPages {
  /**
   * Sign in: POST `/auth?tab=sign-in&next=…` (signInForm). Sign up: POST `/auth?tab=sign-up&next=…` (signUpForm; `id` goes into a hidden input).
   * `draft_token` goes into a hidden input of both, and `car` is what its request is about and `place` where; '' when none waits. `isKnown`: somebody signed in at this browser before.
   * `preview`: what a chat shows of the link that led here.
   */
  auth: FormState & {
    tab: 'sign-in' | 'sign-up';
    next: string;
    id: string;
    draft_token: string;
    car: string;
    place: string;
    isKnown: boolean;
    preview: LinkPreview | null;
  };
  /** POST `/admin-access` (signInForm). */
  'admin-access': FormState;
  /** POST `/auth/forgot` (forgotForm). */
  'auth-forgot': FormState;
  /** POST `/auth/reset` (resetForm; `token` goes into a hidden input). */
  'auth-reset': FormState & { token: string };
  /** POST `/auth/password` (changePasswordForm), for who signed in with a password that the program made. */
  'auth-password': FormState;
  /** One button: POST `/auth/email` (tokenForm), which activates the new e-mail address. */
  'auth-email': FormState & { token: string };
  /**
   * The second step of signing in: POST `/auth/second?way=…&next=…` (secondStepForm), with a code of the app or a recovery code; 'lost' has no form.
   * `person`: whose password was right here, null when it was too long ago, and whether a link is mailed after too many wrong codes; `until`: when that ends.
   */
  'auth-second': FormState & {
    way: 'app' | 'recovery' | 'lost';
    next: string;
    draft_token: string;
    person: { user_id: string; full_name: string; email: string; gets_link: boolean } | null;
    until: string | null;
  };
  /** One button: POST `/auth/second/link` (tokenForm), which signs in. */
  'auth-second-link': FormState & { token: string };
  /**
   * Sets the second step up: POST `/auth/second/set-up` (setUpForm; `setup` goes into a hidden input). `secret` in base32, `address` hands it to an app,
   * `qr` draws it. `asks_password`: it was typed long ago. `is_required`: nothing else opens before.
   */
  'auth-set-up': FormState & {
    setup: string;
    secret: string;
    address: string;
    qr: { size: number; path: string };
    asks_password: boolean;
    is_required: boolean;
  };
  /** New recovery codes, shown until they are kept: POST `/auth/second/codes` (keptForm). */
  'auth-codes': FormState & { codes: string[] };
  /** With a token one button: POST `/auth/verify` (tokenForm). Below it, and alone without a token, 'Send the link again': POST `/auth/resend` (forgotForm). */
  'auth-verify': FormState & { token: string };
}

/** The local path with this notice added, so that its page shows the banner. */
export function withNotice(path: string, notice: NoticeName): string {
  const url = new URL(path, here);
  url.searchParams.set('notice', notice);
  return pathOf(url);
}

// Any origin works: only the path after it is used.
const here = 'http://here';
const pathOf = (url: URL) => `${url.pathname}${url.search}${url.hash}`;

/** The path to go to after signing in, or '' when `next` is not a path on this site. */
export function localPath(next: string | undefined): string {
  if (!next?.startsWith('/')) return '';
  // Parsed with URL because it reads an address as browsers do: '//' and '/\' start another host, tabs and line breaks are skipped.
  const url = URL.canParse(next, here) ? new URL(next, here) : null;
  return url?.origin === here && !url.pathname.startsWith('//') ? pathOf(url) : '';
}
