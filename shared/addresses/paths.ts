import type { BidStatus } from '../deal.ts';
import type { AppointmentShow, PeopleShow } from './filters.ts';
import { publicPaths, withQuery } from './public-paths.ts';

/** What an open appointment needs once its time has passed. */
export type AppointmentStep = 'outcome' | 'new-time';

/** Every address of the site, for the browser, the server, notices and e-mails. A wall test refuses addresses typed elsewhere. */
export const paths = {
  ...publicPaths,

  questions: '/questions',
  deposit: '/asked-for-a-deposit',
  dealerVerification: '/dealer-verification',
  /** No page: it leads dealers to the requests, everyone else to `browse` (docs/domain/accounts.md, "Pages"). */
  browseCars: '/dashboard/browse-cars',
  browse: '/dashboard/browse',
  browseDealers: '/dashboard/browse?tab=dealers',
  car: (id: string) => `/dashboard/browse/${id}`,
  dealer: (id: string) => `/dashboard/dealers/${id}`,
  savedCars: '/dashboard/saved',
  /** Where mails of one kind are switched off; the token in the mail says whose and which. */
  mailOff: (token?: string) => withQuery('/mail/off', { token }),
  bids: (status?: BidStatus) => withQuery('/dashboard/bids', { status }),
  appointments: (show?: AppointmentShow) => withQuery('/dashboard/appointments', { show }),
  inventory: '/dashboard/inventory',
  /** The available cars of the own stock that are found by this. */
  inStock: (search: string) => withQuery('/dashboard/inventory', { search, status: 'available' }),
  mostSaved: '/dashboard/inventory?sort=saves',
  addCar: '/dashboard/add-car',
  editCar: (id: string) => `/dashboard/inventory/${id}/edit`,
  requests: '/dashboard/requests',
  activeRequests: '/dashboard/requests?show=active',
  requestsToAnswer: '/dashboard/requests?show=to_answer',
  /** One offer on an own request. */
  offer: (requestId: string, bidId: string) => `${withQuery('/dashboard/requests', { offer: bidId })}#${requestId}`,
  buyerRequests: '/dashboard/buyer-requests',
  buyerRequest: (id: string) => `/dashboard/buyer-requests#${id}`,
  messages: '/dashboard/messages',
  unreadMessages: '/dashboard/messages?show=unread',
  /** The thread of an appointment in Messages. */
  thread: (appointmentId: string) => `/dashboard/messages/${appointmentId}`,
  commissions: '/dashboard/commissions',
  pendingCommissions: '/dashboard/commissions?show=pending',
  commission: (id: string) => `/dashboard/commissions#${id}`,
  analytics: '/dashboard/analytics',
  notifications: '/dashboard/notifications',
  profile: '/dashboard/profile',
  /** Where somebody arrives who erased the own account. */
  accountErased: '/account-erased',
  /** Own data on the profile's page: its copy, and erasing the account. */
  ownData: '/dashboard/profile#data',
  ownBusiness: '/dashboard/profile#business',
  noticeChoices: '/dashboard/profile#notices',
  /** Below it are the administrator's pages. */
  adminArea: '/dashboard/admin/',
  /** The own home, with a notice. */
  dashboardWith: (notice: string) => withQuery('/dashboard', { notice }),
  adminUsers: (show?: PeopleShow) => withQuery('/dashboard/admin/users', { show }),
  adminUser: (id: string) => `/dashboard/admin/users/${id}`,
  adminRequests: '/dashboard/admin/requests',
  /** The requests and the commissions in which this is found. */
  adminRequestsWith: (search: string) => withQuery('/dashboard/admin/requests', { search }),
  adminCommissionsWith: (search: string) => withQuery('/dashboard/admin/commissions', { search }),
  /** What the log says of a person. */
  auditOf: (person: string) => withQuery('/dashboard/admin/audit', { person }),
  adminAppointments: '/dashboard/admin/appointments',
  adminCommissions: '/dashboard/admin/commissions',
  overdueCommissions: '/dashboard/admin/commissions?show=overdue&sort=due',
  adminMessages: '/dashboard/admin/messages',
  adminContent: (tab?: string) => withQuery('/dashboard/admin/content', { tab }),
  adminAnalytics: '/dashboard/admin/analytics',
  moderation: '/dashboard/admin/moderation',
  /** The cases of one kind that wait, or all. */
  moderationOf: (kind?: string) => withQuery('/dashboard/admin/moderation', { kind }),
  /** One thing to decide, with all its facts; `among`: the kind of case that is gone through. */
  decide: (kind: string, id: string, among?: string) => withQuery(`/dashboard/admin/moderation/${kind}/${id}`, { among }),
  audit: '/dashboard/admin/audit',
  adminCars: '/dashboard/admin/cars',
  adminSettings: '/dashboard/admin/settings',
  /** The page of an appointment; with a step, its dialog is open. */
  appointment: (id: string, step?: AppointmentStep) => `/appointment/${id}${step ? `#${step}` : ''}`,

  /** Where the language is chosen. */
  language: '/language',

  /** The prefix of the API; the addresses of the endpoints are in the modules' contracts. */
  api: '/api/',
  /** A photo's file; its name is random, its width one of `photoWidths`. */
  photo: (name: string, size: string) => `/photos/${name}/${size}`,
  /** The file of a photo that is read through the session only. */
  privatePhoto: (id: string, size: string) => `/api/photos/${id}/file?size=${size}`,

  /** The file of a copy of the own data. */
  exportFile: (id: string) => `/api/profile/export/${id}/file`,

  /** The file of an export or a backup. */
  adminFile: (id: string) => `/api/admin/files/${id}/file`,

  live: '/api/live',
};
