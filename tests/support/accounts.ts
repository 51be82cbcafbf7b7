import { uuidv7 } from 'uuidv7';
import { unique } from './app.ts';

/** What someone types who signs up; every field of the form. */
export function signUpForm(over: object = {}) {
  return {
    id: uuidv7(),
    email: `${unique()}@people.example`,
    password: 'Simba2026',
    confirmPassword: 'Simba2026',
    full_name: 'Wanjikũ Ng’ang’a',
    user_type: 'buyer',
    phone: '0712 345 678',
    location: 'Nakuru',
    accept_terms: true,
    ...over,
  };
}

/** The business fields of a dealer's sign-up. */
export const business = { user_type: 'dealer', business_name: 'Rift Motors', business_address: 'Kenyatta Avenue, Nakuru' };

/** What a browser sends back of the cookies an answer set. */
export function cookieFrom(reply: { headers: Record<string, unknown> }): string {
  return [reply.headers['set-cookie'] ?? []]
    .flat()
    .map((header) => String(header).split(';')[0])
    .join('; ');
}
