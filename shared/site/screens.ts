import { adminScreensWords } from '../../words/site/admin-screens.ts';
import { screensWords } from '../../words/site/screens.ts';
import { paths } from '../addresses/paths.ts';
import type { BadgeCount } from '../home/api.ts';
import { everyone, type Role } from '../roles.ts';

/** The icons of the menu, drawn by web/ui/icon.tsx. */
export type IconName =
  | 'overview'
  | 'requests'
  | 'buyer-requests'
  | 'browse'
  | 'saved'
  | 'inventory'
  | 'add-car'
  | 'messages'
  | 'commissions'
  | 'verification'
  | 'users'
  | 'calendar'
  | 'content'
  | 'clock'
  | 'cars'
  | 'settings'
  | 'notifications'
  | 'analytics'
  | 'profile';

/** One screen of the signed-in area. */
export interface Screen {
  /** Its address, with `:name` for parameters. Screens of different roles may share one. */
  path: string;
  /** Who may see it. Everyone else gets 404, or a redirect if there is `elsewhere`. */
  roles: readonly Role[];
  elsewhere?: string;
  /** The title of the browser's tab, and the heading unless the page sets its own. */
  title: () => string;
  /**
   * Its entry in the side menu of these roles. `label`: where it differs from the title. `badge`: what its badge counts. `bar`: its word in the bottom
   * bar of phones, where a role has four entries at most, each of one short word; true: that of the menu. `of`: the roles in whose menu it stands, where not all that may see it.
   */
  menu?: { icon: IconName; label?: () => string; badge?: BadgeCount; bar?: true | (() => string); of?: readonly Role[] };
}

const buyer = ['buyer'] as const;
const dealer = ['dealer'] as const;
const admin = ['admin'] as const;
const parties = ['buyer', 'dealer'] as const;

/**
 * Every screen of the signed-in area, by the name of its file below web/app/pages; the side menu has them in this order. Routes, menus, titles, preloads,
 * robots.txt and the server's list of addresses all come from here: a new screen is a row here and its file.
 */
export const screens = {
  'buyer/home': {
    path: paths.dashboard,
    roles: buyer,
    title: () => screensWords.overview,
    menu: { icon: 'overview', badge: 'appointments_waiting', bar: true },
  },
  'dealer/home': {
    path: paths.dashboard,
    roles: dealer,
    title: () => screensWords.overview,
    menu: { icon: 'overview', badge: 'appointments_waiting', bar: true },
  },
  'admin/home': {
    path: paths.dashboard,
    roles: admin,
    title: () => screensWords.overview,
    menu: { icon: 'overview', bar: true },
  },
  browse: {
    path: paths.browse,
    roles: everyone,
    title: () => screensWords.browseCars,
    menu: { icon: 'browse', bar: () => screensWords.browse, of: buyer },
  },
  'buyer/requests': {
    path: paths.requests,
    roles: buyer,
    title: () => screensWords.myRequests,
    menu: { icon: 'requests', badge: 'offers_to_answer', bar: () => screensWords.requests },
  },
  'dealer/buyer-requests': {
    path: paths.buyerRequests,
    roles: dealer,
    title: () => screensWords.buyerRequests,
    menu: { icon: 'buyer-requests', bar: () => screensWords.requests },
  },
  'dealer/bids': { path: paths.bids(), roles: dealer, title: () => screensWords.myBids },
  appointments: { path: paths.appointments(), roles: parties, title: () => screensWords.appointments },
  'buyer/saved': { path: paths.savedCars, roles: buyer, title: () => screensWords.savedCars, menu: { icon: 'saved' } },
  'dealer/inventory': {
    path: paths.inventory,
    roles: dealer,
    title: () => screensWords.myInventory,
    menu: { icon: 'inventory', bar: () => screensWords.inventory },
  },
  'dealer/add-car': {
    path: paths.addCar,
    roles: dealer,
    title: () => screensWords.addCar,
    menu: { icon: 'add-car' },
  },
  'dealer/edit-car': {
    path: paths.editCar(':id'),
    roles: dealer,
    title: () => screensWords.editCar,
  },
  car: { path: paths.car(':id'), roles: everyone, title: () => screensWords.car },
  dealer: { path: paths.dealer(':id'), roles: everyone, title: () => screensWords.dealer },
  'admin/moderation': {
    path: paths.moderation,
    roles: admin,
    title: () => adminScreensWords.moderation,
    menu: { icon: 'verification', badge: 'to_decide', bar: () => adminScreensWords.decide },
  },
  'admin/decide': { path: paths.decide(':kind', ':id'), roles: admin, title: () => adminScreensWords.moderation },
  'admin/users': {
    path: paths.adminUsers(),
    roles: admin,
    title: () => adminScreensWords.users,
    menu: { icon: 'users', bar: true },
  },
  'admin/user': { path: paths.adminUser(':id'), roles: admin, title: () => adminScreensWords.user },
  'admin/requests': { path: paths.adminRequests, roles: admin, title: () => adminScreensWords.allRequests, menu: { icon: 'requests' } },
  'admin/appointments': {
    path: paths.adminAppointments,
    roles: admin,
    title: () => screensWords.appointments,
    menu: { icon: 'calendar', bar: true },
  },
  'admin/commissions': { path: paths.adminCommissions, roles: admin, title: () => screensWords.commissions, menu: { icon: 'commissions' } },
  'admin/messages': { path: paths.adminMessages, roles: admin, title: () => screensWords.messages, menu: { icon: 'messages' } },
  'admin/cars': { path: paths.adminCars, roles: admin, title: () => adminScreensWords.cars, menu: { icon: 'cars' } },
  'admin/content': {
    path: paths.adminContent(),
    roles: admin,
    title: () => adminScreensWords.contentManagement,
    menu: { icon: 'content', label: () => adminScreensWords.content },
  },
  'admin/analytics': { path: paths.adminAnalytics, roles: admin, title: () => screensWords.analytics, menu: { icon: 'analytics' } },
  'admin/audit': { path: paths.audit, roles: admin, title: () => adminScreensWords.audit, menu: { icon: 'clock' } },
  'admin/settings': {
    path: paths.adminSettings,
    roles: admin,
    title: () => adminScreensWords.platformSettings,
    menu: { icon: 'settings', label: () => adminScreensWords.settings },
  },
  messages: {
    path: paths.messages,
    roles: parties,
    title: () => screensWords.messages,
    menu: { icon: 'messages', badge: 'unread_messages', bar: true },
  },
  thread: { path: paths.thread(':id'), roles: parties, title: () => screensWords.messages },
  'dealer/commissions': {
    path: paths.commissions,
    roles: dealer,
    title: () => screensWords.commissions,
    menu: { icon: 'commissions', bar: true },
  },
  analytics: { path: paths.analytics, roles: parties, title: () => screensWords.analytics, menu: { icon: 'analytics' } },
  'dealer/verification': {
    path: paths.dealerVerification,
    roles: dealer,
    elsewhere: paths.dashboard,
    title: () => screensWords.dealerVerification,
    menu: { icon: 'verification', label: () => screensWords.verification },
  },
  notifications: {
    path: paths.notifications,
    roles: everyone,
    title: () => screensWords.notifications,
    menu: { icon: 'notifications', badge: 'notices', bar: true },
  },
  profile: { path: paths.profile, roles: everyone, title: () => screensWords.profile, menu: { icon: 'profile' } },
  appointment: {
    path: paths.appointment(':id'),
    roles: everyone,
    title: () => screensWords.appointment,
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

const rows = Object.entries(screens) as [ScreenName, Screen][];

/** The screens this role may see, in the menu's order. */
export function screensOf(role: Role): [ScreenName, Screen][] {
  return rows.filter(([, { roles }]) => roles.includes(role));
}

/** The screen of this role at an address (with `:name`, as in the rows); undefined when there is none. */
export function screenFor(role: Role, path: string): ScreenName | undefined {
  return screensOf(role).find(([, screen]) => screen.path === path)?.[0];
}

/** The redirect for roles that have no screen at an address; undefined when they get 404. */
export function elsewhereOf(path: string): string | undefined {
  return rows.find(([, screen]) => screen.path === path)?.[1].elsewhere;
}
