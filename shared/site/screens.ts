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
  title: string;
  /**
   * Its entry in the side menu of these roles. `label`: where it differs from the title. `badge`: what its badge counts. `bar`: its word in the bottom
   * bar of phones, where a role has four entries at most, each of one short word. `of`: the roles in whose menu it stands, where not all that may see it.
   */
  menu?: { icon: IconName; label?: string; badge?: BadgeCount; bar?: string; of?: readonly Role[] };
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
    title: 'Overview',
    menu: { icon: 'overview', badge: 'appointments_waiting', bar: 'Overview' },
  },
  'dealer/home': {
    path: paths.dashboard,
    roles: dealer,
    title: 'Overview',
    menu: { icon: 'overview', badge: 'appointments_waiting', bar: 'Overview' },
  },
  'admin/home': {
    path: paths.dashboard,
    roles: admin,
    title: 'Overview',
    menu: { icon: 'overview', bar: 'Overview' },
  },
  browse: {
    path: paths.browse,
    roles: everyone,
    title: 'Browse Cars',
    menu: { icon: 'browse', bar: 'Browse', of: buyer },
  },
  'buyer/requests': {
    path: paths.requests,
    roles: buyer,
    title: 'My Requests',
    menu: { icon: 'requests', badge: 'offers_to_answer', bar: 'Requests' },
  },
  'dealer/buyer-requests': {
    path: paths.buyerRequests,
    roles: dealer,
    title: 'Buyer Requests',
    menu: { icon: 'buyer-requests', bar: 'Requests' },
  },
  'dealer/bids': { path: paths.bids(), roles: dealer, title: 'My Bids' },
  appointments: { path: paths.appointments(), roles: parties, title: 'Appointments' },
  'buyer/saved': { path: paths.savedCars, roles: buyer, title: 'Saved Cars', menu: { icon: 'saved' } },
  'dealer/inventory': { path: paths.inventory, roles: dealer, title: 'My Inventory', menu: { icon: 'inventory', bar: 'Inventory' } },
  'dealer/add-car': {
    path: paths.addCar,
    roles: dealer,
    title: 'Add New Car',
    menu: { icon: 'add-car' },
  },
  'dealer/edit-car': {
    path: paths.editCar(':id'),
    roles: dealer,
    title: 'Edit car',
  },
  car: { path: paths.car(':id'), roles: everyone, title: 'Car' },
  dealer: { path: paths.dealer(':id'), roles: everyone, title: 'Dealer' },
  'admin/moderation': {
    path: paths.moderation,
    roles: admin,
    title: 'Moderation',
    menu: { icon: 'verification', badge: 'to_decide', bar: 'Decide' },
  },
  'admin/decide': { path: paths.decide(':kind', ':id'), roles: admin, title: 'Moderation' },
  'admin/users': { path: paths.adminUsers(), roles: admin, title: 'Users', menu: { icon: 'users', bar: 'Users' } },
  'admin/user': { path: paths.adminUser(':id'), roles: admin, title: 'User' },
  'admin/requests': { path: paths.adminRequests, roles: admin, title: 'All Requests', menu: { icon: 'requests' } },
  'admin/appointments': {
    path: paths.adminAppointments,
    roles: admin,
    title: 'Appointments',
    menu: { icon: 'calendar', bar: 'Appointments' },
  },
  'admin/commissions': { path: paths.adminCommissions, roles: admin, title: 'Commissions', menu: { icon: 'commissions' } },
  'admin/messages': { path: paths.adminMessages, roles: admin, title: 'Messages', menu: { icon: 'messages' } },
  'admin/cars': { path: paths.adminCars, roles: admin, title: 'Cars', menu: { icon: 'cars' } },
  'admin/content': { path: paths.adminContent(), roles: admin, title: 'Content Management', menu: { icon: 'content', label: 'Content' } },
  'admin/analytics': { path: paths.adminAnalytics, roles: admin, title: 'Analytics', menu: { icon: 'analytics' } },
  'admin/audit': { path: paths.audit, roles: admin, title: 'Audit', menu: { icon: 'clock' } },
  'admin/settings': { path: paths.adminSettings, roles: admin, title: 'Platform Settings', menu: { icon: 'settings', label: 'Settings' } },
  messages: {
    path: paths.messages,
    roles: parties,
    title: 'Messages',
    menu: { icon: 'messages', badge: 'unread_messages', bar: 'Messages' },
  },
  thread: { path: paths.thread(':id'), roles: parties, title: 'Messages' },
  'dealer/commissions': {
    path: paths.commissions,
    roles: dealer,
    title: 'Commissions',
    menu: { icon: 'commissions', bar: 'Commissions' },
  },
  analytics: { path: paths.analytics, roles: parties, title: 'Analytics', menu: { icon: 'analytics' } },
  'dealer/verification': {
    path: paths.dealerVerification,
    roles: dealer,
    elsewhere: paths.dashboard,
    title: 'Dealer verification',
    menu: { icon: 'verification', label: 'Verification' },
  },
  notifications: {
    path: paths.notifications,
    roles: everyone,
    title: 'Notifications',
    menu: { icon: 'notifications', badge: 'notices', bar: 'Notifications' },
  },
  profile: { path: paths.profile, roles: everyone, title: 'Profile', menu: { icon: 'profile' } },
  appointment: {
    path: paths.appointment(':id'),
    roles: everyone,
    title: 'Appointment Details',
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
