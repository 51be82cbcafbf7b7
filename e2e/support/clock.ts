import type { Page } from '@playwright/test';

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
