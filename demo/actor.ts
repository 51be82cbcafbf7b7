import type { Actor } from '../server/platform/http/session.ts';

/** The actor that verbs expect: a signed-in user, but without a session. */
export function actorOf(who: Pick<Actor, 'user_id' | 'email' | 'full_name' | 'role'>): Actor {
  return {
    ...who,
    session_id: '',
    language: 'en',
    is_verified: true,
    is_suspended: false,
    business_name: null,
    rating: null,
    rating_count: 0,
    email_verified: true,
    mails_withheld: false,
    password_must_change: false,
    second_factor_due: false,
    is_proved: true,
    expires_at: '',
    tab: null,
    address: '203.0.113.7',
  };
}
