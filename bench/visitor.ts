import { chromium } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.ts';
import { paths } from '../shared/addresses/paths.ts';

interface Visit {
  origin: string;
  /** The page of the sign-in. */
  door: string;
  email: string;
  password: string;
}

/** A signed-in browser that opens screens and tells their calls. */
export async function openVisitor({ origin, door, email, password }: Visit) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(origin + door);
  await first.locator('[name=email]').fill(email);
  await first.locator('[name=password]').fill(password);
  await first.locator('[name=password]').press('Enter');
  // With a welcome in its query, for some.
  await first.waitForURL(({ pathname }) => pathname === paths.dashboard);
  await first.close();
  return {
    /** The cookies that say who calls. */
    cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
    /** What this screen reads of the API when it is opened, without the live stream, which does not end; throws when it is not there. */
    async callsOf(address: string): Promise<string[]> {
      const page = await context.newPage();
      const calls = new Set<string>();
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== paths.live) calls.add(pathname + search);
      });
      // A screen may ask for more when the first answer has come; and no page is idle while its live stream is open.
      await page.route(`**${paths.live}*`, (route) => route.abort());
      const status = (await page.goto(origin + address, { waitUntil: 'networkidle' }))?.status();
      if (status !== 200) throw new Error(`${address} was answered ${status}`);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.close();
      return [...calls];
    },
    close: () => browser.close(),
  };
}
