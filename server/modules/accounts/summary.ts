import type { SessionUser } from '../../../shared/accounts/api.ts';
import type { Actor } from '../../platform/http/session.ts';

/** What the browser may know of who is signed in: nothing of the session itself but its end (RULINGS 18). */
export function summaryOf(actor: Actor): SessionUser {
  const { user_id, email, full_name, role, is_verified, email_verified, expires_at } = actor;
  return { user_id, email, full_name, role, user_type: role === 'dealer' ? 'dealer' : 'buyer', is_verified, email_verified, expires_at };
}
