import type { RequestInLink } from './filters.ts';

/** An address with its query; undefined and empty values are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The addresses that the public pages lead to: all that their script loads. */
export const publicPaths = {
  landing: '/',
  howItWorks: '/#how-it-works',
  forDealers: '/#for-dealers',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',

  /** Sign in, or sign up; `next` is the local path to go to afterwards, `type` the preselected user type, `draft_token` names a request that waits. */
  auth: (query: { tab?: 'sign-in' | 'sign-up'; next?: string; type?: 'dealer'; draft_token?: string } = {}) => withQuery('/auth', query),
  signOut: '/auth/sign-out',
  forgotPassword: '/auth/forgot',
  resetPassword: (token?: string) => withQuery('/auth/reset', { token }),
  ownPassword: '/auth/password',
  verifyEmail: (token?: string) => withQuery('/auth/verify', { token }),
  resendVerification: '/auth/resend',
  confirmEmail: (token?: string) => withQuery('/auth/email', { token }),
  adminAccess: '/admin-access',
  postRequest: '/post-request',
  /**
   * The form again: with the request that waits in this browser, to change it, or because posting it was refused with the code `again`; or after the
   * request `sent`, where Back leads: it leads on to that request; or filled in: for the `car` whose page asks for an offer (`noCar`: for none), or with these fields.
   */
  postRequestWith: (query: { again?: string; sent?: string; car?: string; asked?: string } & RequestInLink) =>
    withQuery('/post-request', query),
  readyRequest: '/post-request/ready',
  dropRequest: '/post-request/drop',

  dashboard: '/dashboard',
  /** An own request; with the id of an offer, its booking dialog is open. */
  request: (id: string, book?: string) => `${withQuery('/dashboard/requests', { book })}#${id}`,
};
