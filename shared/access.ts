import { notAllowed, type Refusal } from './refusal.ts';

export type Role = 'buyer' | 'dealer' | 'admin';

/** Who may call an endpoint at all; whose rows they may touch is decided by the query (permissions.tsv). */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'buyer'
  | 'dealer'
  | 'verified-dealer'
  | 'buyer-or-dealer'
  | 'dealer-or-admin'
  | 'verified-dealer-or-admin'
  | 'admin';

const roles: Record<Exclude<Access, 'anyone'>, readonly Role[]> = {
  'signed-in': ['buyer', 'dealer', 'admin'],
  buyer: ['buyer'],
  dealer: ['dealer'],
  'verified-dealer': ['dealer'],
  'buyer-or-dealer': ['buyer', 'dealer'],
  'dealer-or-admin': ['dealer', 'admin'],
  'verified-dealer-or-admin': ['dealer', 'admin'],
  admin: ['admin'],
};

export const verificationRequired = notAllowed(
  'verification_required',
  'Verification Required: our team has to verify your business first. Please contact the admin.',
);

/** Why this account may not call an endpoint of this access, or null. A visitor (null) is the caller's business: 401, not a refusal. */
export function whyNotAdmitted(access: Exclude<Access, 'anyone'>, actor: { role: Role; is_verified: boolean }): Refusal | null {
  if (!roles[access].includes(actor.role)) return notAllowed('wrong_role', 'Your account can’t do this.');
  if (access.startsWith('verified-dealer') && actor.role === 'dealer' && !actor.is_verified) return verificationRequired;
  return null;
}
