/** An address with its query; undefined and empty values are left out. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** What an open appointment needs once its time has passed. */
export type AppointmentStep = 'outcome' | 'new-time';

/** Every address of the site, for the browser, the server, notices and e-mails. A wall test refuses addresses typed elsewhere. */
export const paths = {
  landing: '/',
  howItWorks: '/#how-it-works',
  forDealers: '/#for-dealers',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',

  /** Sign in, or sign up; `next` is the local path to go to afterwards, `type` the preselected user type, `journey` that of a request that waits. */
  auth: (query: { tab?: 'sign-in' | 'sign-up'; next?: string; type?: 'dealer'; journey?: string } = {}) => withQuery('/auth', query),
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
   * request `sent`, where Back leads: it leads on to that request; or filled in for the `car` whose page asks for an offer.
   */
  postRequestWith: (query: { again?: string; sent?: string; car?: string }) => withQuery('/post-request', query),
  readyRequest: '/post-request/ready',
  dropRequest: '/post-request/drop',

  dealerVerification: '/dealer-verification',
  dashboard: '/dashboard',
  /** An address of before: dealers are led to the requests, everyone else to `browse`. */
  browseCars: '/dashboard/browse-cars',
  browse: '/dashboard/browse',
  browseDealers: '/dashboard/browse?tab=dealers',
  car: (id: string) => `/dashboard/browse/${id}`,
  dealer: (id: string) => `/dashboard/dealers/${id}`,
  savedCars: '/dashboard/saved',
  inventory: '/dashboard/inventory',
  addCar: '/dashboard/add-car',
  editCar: (id: string) => `/dashboard/inventory/${id}/edit`,
  requests: '/dashboard/requests',
  /** An own request; with the id of an offer, its booking dialog is open. */
  request: (id: string, book?: string) => `${withQuery('/dashboard/requests', { book })}#${id}`,
  buyerRequests: '/dashboard/buyer-requests',
  buyerRequest: (id: string) => `/dashboard/buyer-requests#${id}`,
  messages: '/dashboard/messages',
  commissions: '/dashboard/commissions',
  notifications: '/dashboard/notifications',
  adminUsers: (show?: 'waiting' | 'changed' | 'dealers' | 'buyers') => withQuery('/dashboard/admin/users', { show }),
  adminCommissions: '/dashboard/admin/commissions',
  adminCars: '/dashboard/admin/cars',
  adminSettings: '/dashboard/admin/settings',
  /** The page of an appointment; with a step, its dialog is open. */
  appointment: (id: string, step?: AppointmentStep) => `/appointment/${id}${step ? `#${step}` : ''}`,

  /** The prefix of the API; the addresses of the endpoints are in the modules' contracts. */
  api: '/api/',
  /** A photo's file; its name is random, its width one of `photoWidths`. */
  photo: (name: string, size: string) => `/photos/${name}/${size}`,
  /** The file of a photo that is read through the session only. */
  privatePhoto: (id: string, size: string) => `/api/photos/${id}/file?size=${size}`,

  live: '/api/live',
};
