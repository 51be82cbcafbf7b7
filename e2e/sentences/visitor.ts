import type { Page } from '@playwright/test';
import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';
import { forgetCounts, spent } from '../../tests/support/rate-limits.ts';
import { demoSignIns } from '../support/demo.ts';
import type { Marketplace } from '../support/marketplace.ts';
import { signUp } from '../support/people.ts';
import { administrator } from '../support/program.ts';
import type { Reader } from '../support/reader.ts';
import { newBuyer } from './newcomers.ts';

/** A visitor: the first page, the forms to sign in and up with everything typed wrongly, and the administrator's door. */
export async function visitor(reader: Reader, market: Marketplace): Promise<void> {
  const { page, reads } = reader;
  await page.goto('/nowhere');
  await reads('Oops! Page not found', 'Return to Home');
  await page.goto('/');
  await reads('Start Your Search', 'Browse Dealers', 'Home', 'How it Works', 'For Dealers', 'About', 'Sign In', 'Get Started');
  await reads('500+', 'cars', '50+', 'verified dealers', '100%', 'secure platform');
  await reads('About Us', 'Contact', 'Post Request', 'Privacy Policy', 'Terms of Service', 'Contact Us');
  await page.goto('/about');
  await reads('Our mission', 'Our vision', 'What we hold to', 'So far');
  await reads('20+', '30+', 'happy customers', 'cars sold', '4.8', 'average rating');
  await page.goto('/contact');
  await reads('Mon-Fri', '8:00 AM - 6:00 PM', 'Saturday', 'Sunday', 'Closed', 'Write or call. We reply within 24 hours on business days.');
  await page.goto('/terms');
  await reads('The laws of Kenya apply, …', 'You must be 18 or older. …');
  await page.goto('/privacy');
  await reads('7 years', '3 years');
  await signsInWrongly(reader);
  await signsUpWrongly(reader);
  await knocks(reader, market);
}

/** Types a value and leaves the field. */
async function type(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`[name=${name}]`).fill(value);
  await page.locator(`[name=${name}]`).blur();
}

async function signsInWrongly({ page, reads, without }: Reader): Promise<void> {
  const send = () => page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.goto('/auth');
  await reads('Sign Up', 'Forgot password?', 'Back to Home');
  await send();
  await reads('Validation Error', 'Email is required');
  await type(page, 'email', 'somebody');
  await reads('Please enter a valid email address');
  await type(page, 'email', `${'a'.repeat(250)}@demo.example`);
  await reads('Email is too long');
  await type(page, 'email', demoSignIns.buyer.email);
  await type(page, 'password', 'short');
  await reads('Password must be at least 6 characters');
  await type(page, 'password', 'a'.repeat(129));
  await reads('Password is too long');
  await type(page, 'password', 'Not-this-one-26');
  await send();
  await reads('Invalid email or password. Please check your credentials and try again.');
  await without('**/api/auth/sign-in', async () => {
    await send();
    await reads('An unexpected error occurred. Please try again.');
  });
}

async function signsUpWrongly({ page, reads }: Reader): Promise<void> {
  await page.goto('/auth?tab=sign-up');
  await reads('I am 18 or older and accept the Terms … and the Privacy Policy …');
  await page.getByLabel('Sell as a dealer').check();
  for (const [name, value, sentence] of [
    ['full_name', 'A', 'Full name must be at least 2 characters'],
    ['full_name', 'A'.repeat(101), 'Full name is too long'],
    ['full_name', 'Agent 007', 'Full name can only contain letters and spaces'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['phone', '0712 345', 'Phone number must be at least 10 digits'],
    ['phone', '+254 712 345 678 901 234', 'Phone number is too long'],
    ['location', 'a'.repeat(201), 'Location is too long'],
    ['business_name', 'a'.repeat(201), 'Business name is too long'],
    ['business_license', 'a'.repeat(101), 'Business licence is too long'],
    ['business_address', 'a'.repeat(501), 'Business address is too long'],
    ['password', 'lowercase', 'Password must contain at least one uppercase letter, one lowercase letter, and one number'],
    ['confirmPassword', 'otherwise', "Passwords don't match"],
  ] as const) {
    await type(page, name, value);
    await reads(sentence);
  }
  // A buyer has no business, whatever was typed of one.
  await page.getByLabel('Buy a car').check();
  await signUp(page, { ...newBuyer, email: demoSignIns.buyer.email });
  await reads('Sign up failed', 'An account with this email already exists. Please sign in instead.');
  // As a browser without JavaScript sends it, with a field that is none of the form's.
  await page.locator('[data-form=sign-up]').evaluate((form: HTMLFormElement) => {
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="is_verified" value="true">');
    form.submit();
  });
  await reads('Please check your input and try again.');
}

async function knocks({ page, reads, without }: Reader, { db }: Marketplace): Promise<void> {
  await page.goto('/admin-access');
  await page.locator('[name=email]').fill(administrator.email);
  await page.locator('[name=password]').fill('Not-this-one-26');
  const knock = () => page.getByRole('button', { name: 'Sign In' }).click();
  await knock();
  await reads('Access Denied', 'Invalid admin credentials');
  await spent(db, authRateLimits.signIn, administrator.email, { left: 0 });
  await knock();
  await reads('Login Failed');
  await forgetCounts(db);
  await without('**/api/auth/**', async () => {
    await knock();
    await reads('Error', 'An unexpected error occurred');
  });
}
