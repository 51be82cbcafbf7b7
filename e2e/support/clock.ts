import type { BrowserContext, Page } from '@playwright/test';

/** Has pages that open from now on read at once what everybody hears; browsers spread that over seconds, by chance. */
export async function readsAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { random } = Math;
    // Still not twice the same: tabs take their names from it.
    Math.random = () => random() / 1000;
  });
}

/** Gives a phone a clock that is wrong by so many hours, fast or (negative) slow, from its next page on. */
export async function setClock(page: Page, hours: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const RealDate = Date;
    window.Date = class extends RealDate {
      constructor(...given: []) {
        super(...(given.length > 0 ? given : ([RealDate.now() + ahead] as unknown as [])));
      }
      static override now = () => RealDate.now() + ahead;
    } as DateConstructor;
    const origin = performance.timeOrigin + ahead;
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin });
  }, hours * 3_600_000);
}
