import type { PersonFacts } from '../../shared/moderation/person-facts.ts';
import { me, says } from './form.tsx';

const close = () => undefined;

export const at = '2026-11-20T07:00:00Z';

/** What a case is given beside what it is about. */
export const aside = { called: 'Case', place: null, among: undefined, hold: close, goOn: close };

/** Whom a case is about. */
export const person = {
  user_id: me,
  name: 'Rift Motors',
  full_name: 'Otieno',
  role: 'dealer',
  is_verified: true,
  is_suspended: false,
  warnings: 0,
  is_erased: false,
  member_since: at,
  verified_since: at,
  sales: 3,
  disputes: { open: 0, upheld: 0, overturned: 0, overturned_own: 0, overturned_other: 0 },
  reports: { unfounded: 0, warned: 0, removed: 0 },
} satisfies PersonFacts;

/** The field of a reason in a case. */
export const reason = { typed: ' It is stolen ', sends: 'It is stolen', emptied: says('Please say why') };
