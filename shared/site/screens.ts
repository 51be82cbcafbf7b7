import type { Read } from '../contract.ts';
import { homeReads } from '../home/reads.ts';
import { notices } from '../notifications/reads.ts';
import { everyone, type Role } from '../roles.ts';
import { paths } from './paths.ts';

/** What the menu's icons show; web/ui/icon.tsx draws them. */
export type IconName = 'overview' | 'requests' | 'buyer-requests' | 'messages' | 'commissions' | 'verification' | 'users' | 'notifications';

/** One screen of the signed-in area. */
export interface Screen {
  /** Its address, `:name` for what varies. Screens of different roles may share one. */
  path: string;
  /** Who may see it; for everybody else it does not exist, unless `elsewhere` says where they go instead. */
  roles: readonly Role[];
  elsewhere?: string;
  /** Its heading, unless the page has a better one, and the title of the browser's tab. */
  title: string;
  /** Its entry in the side menu, for those who may see it; `label` where it differs from the title. */
  menu?: { icon: IconName; label?: string };
  /** What it reads first. The server names these to the browser together with the page, so that they are asked for beside its script. */
  reads?: (params: Record<string, string>) => Read[];
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
  'buyer/home': { path: paths.dashboard, roles: buyer, title: 'Overview', menu: { icon: 'overview' }, reads: () => homeReads.buyer },
  'dealer/home': { path: paths.dashboard, roles: dealer, title: 'Overview', menu: { icon: 'overview' }, reads: () => homeReads.dealer },
  'admin/home': { path: paths.dashboard, roles: admin, title: 'Overview', menu: { icon: 'overview' }, reads: () => homeReads.admin },
  'buyer/requests': { path: paths.requests, roles: buyer, title: 'My Requests', menu: { icon: 'requests' } },
  'dealer/buyer-requests': { path: paths.buyerRequests, roles: dealer, title: 'Buyer Requests', menu: { icon: 'buyer-requests' } },
  'admin/users': { path: paths.adminUsers(), roles: admin, title: 'Users', menu: { icon: 'users' } },
  messages: { path: paths.messages, roles: parties, title: 'Messages', menu: { icon: 'messages' } },
  'dealer/commissions': { path: paths.commissions, roles: dealer, title: 'Commissions', menu: { icon: 'commissions' } },
  'dealer/verification': {
    path: paths.dealerVerification,
    roles: dealer,
    elsewhere: paths.dashboard,
    title: 'Dealer verification',
    menu: { icon: 'verification', label: 'Verification' },
  },
  notifications: { path: paths.notifications, roles: everyone, title: 'Notifications', menu: { icon: 'notifications' } },
  appointment: { path: paths.appointment(':id'), roles: everyone, title: 'Appointment Details' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** What the frame around every screen reads first: the bell's notices. */
const frameReads = [notices];

/** All that is read first for a screen, whose path had these params. */
export function firstReads(name: ScreenName, params: Record<string, string>): Read[] {
  const { reads }: Screen = screens[name];
  return [...(reads?.(params) ?? []), ...frameReads];
}

const rows = Object.entries(screens) as [ScreenName, Screen][];

/** The screens this role may see, in the menu's order. */
export function screensOf(role: Role): [ScreenName, Screen][] {
  return rows.filter(([, { roles }]) => roles.includes(role));
}

/** Which screen this role has at an address (as the rows write it); undefined when there is none for them. */
export function screenFor(role: Role, path: string): ScreenName | undefined {
  return screensOf(role).find(([, screen]) => screen.path === path)?.[0];
}

/** Where those go for whom an address has no screen; undefined when it doesn't exist for them. */
export function elsewhereOf(path: string): string | undefined {
  return rows.find(([, screen]) => screen.path === path)?.[1].elsewhere;
}
