import { ownProfile, waitingDealers } from '../accounts/reads.ts';
import { appointment, disputed, ownAppointments } from '../appointments/reads.ts';
import { ownBids } from '../bids/reads.ts';
import { ownCar } from '../cars/stock-reads.ts';
import { allCommissions, commissionTotals, ownCommissions } from '../commissions/reads.ts';
import type { Read } from '../contract.ts';
import type { WaitingCounts } from '../home/api.ts';
import { buyerNumbers, dealerNumbers, nextThings, waiting } from '../home/reads.ts';
import { conversations, thread, unreadConversations } from '../messages/reads.ts';
import { notices } from '../notifications/reads.ts';
import { activeRequests, ownRequests } from '../requests/reads.ts';
import { everyone, type Role } from '../roles.ts';
import { commissionPayment, platformSettings, publicSettings } from '../settings/reads.ts';
import { paths } from './paths.ts';

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
  | 'cars'
  | 'settings'
  | 'notifications';

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
  menu?: { icon: IconName; label?: string; badge?: keyof WaitingCounts; bar?: string; of?: readonly Role[] };
  /** What it reads first. The server sends these addresses with the page, so that the browser loads them in parallel with the script. */
  reads?: (params: Record<string, string>) => Read[];
}

const buyer = ['buyer'] as const;
const dealer = ['dealer'] as const;
const admin = ['admin'] as const;
const parties = ['buyer', 'dealer'] as const;

const openAppointments = [ownAppointments('overdue'), ownAppointments('upcoming')];

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
    reads: () => [nextThings, buyerNumbers, unreadConversations, ...openAppointments, ownBids, ownRequests],
  },
  'dealer/home': {
    path: paths.dashboard,
    roles: dealer,
    title: 'Overview',
    menu: { icon: 'overview', badge: 'appointments_waiting', bar: 'Overview' },
    reads: () => [
      nextThings,
      dealerNumbers,
      unreadConversations,
      ...openAppointments,
      activeRequests(),
      ownBids,
      commissionTotals,
      ownCommissions,
    ],
  },
  'admin/home': {
    path: paths.dashboard,
    roles: admin,
    title: 'Overview',
    menu: { icon: 'overview', bar: 'Overview' },
    reads: () => [nextThings, waitingDealers],
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
    reads: () => [ownRequests],
  },
  'dealer/buyer-requests': {
    path: paths.buyerRequests,
    roles: dealer,
    title: 'Buyer Requests',
    menu: { icon: 'buyer-requests', bar: 'Requests' },
    reads: () => [activeRequests()],
  },
  'buyer/saved': { path: paths.savedCars, roles: buyer, title: 'Saved Cars', menu: { icon: 'saved' } },
  // What it reads first depends on its filters: a browser keeps what was preloaded in vain, and would show it later, out of date.
  'dealer/inventory': { path: paths.inventory, roles: dealer, title: 'My Inventory', menu: { icon: 'inventory', bar: 'Inventory' } },
  'dealer/add-car': {
    path: paths.addCar,
    roles: dealer,
    title: 'Add New Car',
    menu: { icon: 'add-car' },
    reads: () => [ownProfile, publicSettings],
  },
  'dealer/edit-car': {
    path: paths.editCar(':id'),
    roles: dealer,
    title: 'Edit car',
    reads: ({ id }: Record<string, string>) => [ownCar(id ?? ''), publicSettings],
  },
  car: { path: paths.car(':id'), roles: everyone, title: 'Car' },
  dealer: { path: paths.dealer(':id'), roles: everyone, title: 'Dealer' },
  // What it reads first depends on its filter.
  'admin/users': { path: paths.adminUsers(), roles: admin, title: 'Users', menu: { icon: 'users', bar: 'Users' } },
  'admin/commissions': {
    path: paths.adminCommissions,
    roles: admin,
    title: 'Commissions',
    menu: { icon: 'commissions', bar: 'Commissions' },
    reads: () => [disputed, commissionPayment, allCommissions()],
  },
  messages: {
    path: paths.messages,
    roles: parties,
    title: 'Messages',
    menu: { icon: 'messages', badge: 'unread_messages', bar: 'Messages' },
    reads: () => [conversations()],
  },
  'dealer/commissions': {
    path: paths.commissions,
    roles: dealer,
    title: 'Commissions',
    menu: { icon: 'commissions', bar: 'Commissions' },
    reads: () => [commissionTotals, ownCommissions, commissionPayment],
  },
  'admin/cars': { path: paths.adminCars, roles: admin, title: 'Cars', menu: { icon: 'cars' } },
  'admin/settings': {
    path: paths.adminSettings,
    roles: admin,
    title: 'Settings',
    menu: { icon: 'settings' },
    reads: () => [platformSettings],
  },
  'dealer/verification': {
    path: paths.dealerVerification,
    roles: dealer,
    elsewhere: paths.dashboard,
    title: 'Dealer verification',
    menu: { icon: 'verification', label: 'Verification' },
    reads: () => [ownProfile],
  },
  notifications: {
    path: paths.notifications,
    roles: everyone,
    title: 'Notifications',
    menu: { icon: 'notifications', badge: 'unread_notices', bar: 'Notifications' },
  },
  appointment: {
    path: paths.appointment(':id'),
    roles: everyone,
    title: 'Appointment Details',
    reads: ({ id }: Record<string, string>) => [appointment(id ?? ''), thread(id ?? '')],
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** What every screen reads first, for the bell and the badges of the menu. */
const frameReads = [notices, waiting];

/** Everything that a screen, with these path params, reads first. */
export function firstReads(name: ScreenName, params: Record<string, string>): Read[] {
  const { reads }: Screen = screens[name];
  return [...(reads?.(params) ?? []), ...frameReads];
}

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
