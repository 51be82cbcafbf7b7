import { accessWords } from '../words/auth/access.ts';
import { notAllowed, type Refusal } from './refusal.ts';
import type { Role } from './roles.ts';

/**
 * Who may call an endpoint: everyone including visitors, or accounts of these roles. `verified` excludes dealers that the administrator has not
 * verified. Which rows they may read or change is decided by the query (docs/domain/permissions.md).
 */
export type Access = 'anyone' | { readonly roles: readonly Role[]; readonly verified?: true };

export const verificationRequired = notAllowed('verification_required', () => accessWords.verificationRequired);

/** Why a suspended person can do nothing but what is meant for them (docs/domain/accounts.md, "Suspending"). */
export const accountSuspended = notAllowed('account_suspended', () => accessWords.suspended);

/** Why who signed in with a password that the program made can do nothing else yet (docs/domain/accounts.md, "The administrator"). */
export const ownPasswordRequired = notAllowed('own_password_required', () => accessWords.ownPasswordFirst);

/** Why this account may not call an endpoint of this access, or null. The caller handles visitors (401) before. */
export function whyNotAdmitted(
  access: Exclude<Access, 'anyone'>,
  actor: { role: Role; is_verified: boolean; is_suspended: boolean },
): Refusal | null {
  if (!access.roles.includes(actor.role)) return notAllowed('wrong_role', () => accessWords.wrongRole);
  if (!access.verified || actor.role !== 'dealer' || actor.is_verified) return null;
  return actor.is_suspended ? accountSuspended : verificationRequired;
}

/** Why a suspended account may not do this, or null: it reads, and does what is meant for it (`duringSuspension`; docs/domain/accounts.md, "Suspending"). */
export function whyNotWhileSuspended(
  actor: { is_suspended: boolean },
  asked: { method: string; duringSuspension?: boolean | undefined },
): Refusal | null {
  return actor.is_suspended && !asked.duringSuspension && !['GET', 'HEAD', 'OPTIONS'].includes(asked.method) ? accountSuspended : null;
}

/** The same for a page, which asks it of an act that no suspended account may do. */
export const whyStopped = (actor: { is_suspended: boolean }): Refusal | null => (actor.is_suspended ? accountSuspended : null);

/** Who may call an endpoint, for the OpenAPI document: 'anyone', 'buyer', 'dealer (verified), admin'. */
export function describeAccess(access: Access): string {
  if (access === 'anyone') return 'anyone';
  return access.roles.map((role) => (access.verified && role === 'dealer' ? 'dealer (verified)' : role)).join(', ');
}
