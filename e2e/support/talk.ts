import type { Browser, Page } from '@playwright/test';
import { demoSignIns } from './demo.ts';
import { browserOf, type Marketplace } from './marketplace.ts';
import { signIn } from './people.ts';

// Two people of the demo who write to each other, and where their messages stand.

/** The buyer on a phone and the dealer on a desk, both signed in. */
export async function buyerAndDealer(browser: Browser, market: Marketplace): Promise<{ phone: Page; desk: Page }> {
  const [phone, desk] = await Promise.all([
    browserOf(browser, market, { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' }),
    browserOf(browser, market, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }),
  ]);
  await signIn(phone, demoSignIns.buyer.email, demoSignIns.buyer.password);
  await signIn(desk, demoSignIns.dealer.email, demoSignIns.dealer.password);
  return { phone, desk };
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The rows of the list of conversations that name somebody. */
export const conversation = (page: Page, name: string) => page.getByRole('main').getByRole('link').filter({ hasText: name });

export const log = (page: Page) => page.getByRole('log');
export const composer = (page: Page) => page.getByPlaceholder('Type your message...');
