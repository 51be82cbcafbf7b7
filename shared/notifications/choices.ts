import type { Role } from '../roles.ts';
import type { NoticeGroup } from './groups.ts';

/** The ways in which a notice reaches its reader. */
export const channels = ['app', 'mail'] as const;
export type Channel = (typeof channels)[number];

interface ChoiceRow {
  group: NoticeGroup;
  /** Who gets such notices. */
  roles: readonly Role[];
}

/** What a person can switch off, each a few kinds of notices (docs/domain/permissions.md, "What can be switched off"). */
export const choices = {
  'offers-received': { group: 'offers', roles: ['buyer'] },
  'offers-ended': { group: 'offers', roles: ['buyer', 'dealer'] },
  'phone-revealed': { group: 'offers', roles: ['buyer'] },
  'new-requests': { group: 'requests', roles: ['dealer'] },
  'cars-asked': { group: 'requests', roles: ['dealer'] },
  'reviews-given': { group: 'viewings', roles: ['buyer', 'dealer'] },
  'messages-unread': { group: 'messages', roles: ['buyer', 'dealer'] },
  'saved-cars-changed': { group: 'saved-cars', roles: ['buyer'] },
  'cars-decided': { group: 'cars', roles: ['dealer'] },
  'commissions-paid': { group: 'commissions', roles: ['dealer'] },
  'cases-waiting': { group: 'platform', roles: ['admin'] },
  'files-failed': { group: 'platform', roles: ['admin'] },
} as const satisfies Record<string, ChoiceRow>;

export type Choice = keyof typeof choices;
export const choiceNames = Object.keys(choices) as [Choice, ...Choice[]];

/** The choices of this role, in the order of the groups. */
export function choicesOf(role: Role): Choice[] {
  return choiceNames.filter((name) => (choices[name].roles as readonly Role[]).includes(role));
}
