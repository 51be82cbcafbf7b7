import type { Role } from '../../shared/roles.ts';
import { paths } from '../../shared/site/paths.ts';

/** The heading of each role's side menu (specification §2 'Dashboard shell'). */
export const roleNames: Record<Role, string> = {
  buyer: 'Buyer Dashboard',
  dealer: 'Dealer Dashboard',
  admin: 'Admin Dashboard',
};

/** The side menus (specification §2). An entry is added with its page: none of them is ever dead. */
export const menus: Record<Role, { to: string; label: string }[]> = {
  buyer: [
    { to: paths.dashboard, label: 'Overview' },
    { to: paths.requests, label: 'My Requests' },
    { to: paths.messages, label: 'Messages' },
    { to: paths.notifications, label: 'Notifications' },
  ],
  dealer: [
    { to: paths.dashboard, label: 'Overview' },
    { to: paths.buyerRequests, label: 'Buyer Requests' },
    { to: paths.messages, label: 'Messages' },
    { to: paths.commissions, label: 'Commissions' },
    { to: paths.dealerVerification, label: 'Verification' },
    { to: paths.notifications, label: 'Notifications' },
  ],
  admin: [
    { to: paths.dashboard, label: 'Overview' },
    { to: paths.adminUsers(), label: 'Users' },
    { to: paths.notifications, label: 'Notifications' },
  ],
};
