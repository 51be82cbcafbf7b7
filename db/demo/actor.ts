import type { Actor } from '../../server/platform/http/session.ts';

/** Someone as the verbs see who acts: signed in, but without a session. */
export function actorOf(who: Pick<Actor, 'user_id' | 'email' | 'full_name' | 'role'>): Actor {
  return { ...who, session_id: '', is_verified: true, email_verified: true, expires_at: '', tab: null };
}
