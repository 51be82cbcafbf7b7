import type { Locator } from '@playwright/test';
import type { Marketplace } from './marketplace.ts';

/** Ends every session of an account, as if it had expired. */
export async function endSessions({ db }: Marketplace, email: string): Promise<void> {
  const account = db.selectFrom('users').select('id').where('email', '=', email);
  await db.deleteFrom('sessions').where('user_id', '=', account).execute();
}

/** How many sessions an account has. */
export async function sessionsOf({ db }: Marketplace, email: string): Promise<number> {
  const account = db.selectFrom('users').select('id').where('email', '=', email);
  return (await db.selectFrom('sessions').select('id').where('user_id', '=', account).execute()).length;
}

/** Fills in and sends a form to sign in: the dialog over a page whose session has ended, or the page of its own. */
export async function signInAgain(form: Locator, { email, password }: { email: string; password: string }): Promise<void> {
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}
