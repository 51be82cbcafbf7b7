import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { demoSignIns } from '../demo/demo.ts';
import { administrator, end, untilReady } from '../e2e/support/program.ts';
import { paths } from '../shared/addresses/paths.ts';
import { freePort } from '../tests/support/free-port.ts';
import { chromiumPath } from './chromium.ts';

// Draws docs/screens: the finished screens of the demo, small, as a phone or a desk shows them. Run it after a change of what people see.

const root = path.join(import.meta.dirname, '..');
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

interface Picture {
  /** Of its file. */
  name: string;
  address: string;
  /** Links to press from there on, by what they are called: what they lead to has an address of its own in each demo. */
  through?: RegExp[];
  on?: typeof phone;
  isDark?: true;
}

const signIns = { ...demoSignIns, admin: administrator };

const pictures: Record<'visitor' | keyof typeof signIns, Picture[]> = {
  visitor: [
    { name: 'landing', address: paths.landing, on: desk },
    { name: 'landing-phone', address: paths.landing },
    { name: 'post-request', address: paths.postRequest },
    { name: 'auth', address: paths.auth() },
    { name: 'deposit', address: paths.deposit },
  ],
  buyer: [
    { name: 'buyer-home', address: paths.dashboard },
    { name: 'offers', address: paths.requests },
    { name: 'browse', address: paths.browse, on: desk },
    { name: 'car', address: paths.browse, through: [/Toyota/] },
    { name: 'messages', address: paths.messages, on: desk },
    { name: 'thread', address: paths.messages, through: [/Rift Valley Motors/] },
    { name: 'appointment', address: paths.appointments(), through: [/View Details/] },
    { name: 'notifications', address: paths.notifications },
    { name: 'profile', address: paths.profile, isDark: true },
  ],
  dealer: [
    { name: 'dealer-home', address: paths.dashboard },
    { name: 'dealer-home-dark', address: paths.dashboard, on: desk, isDark: true },
    { name: 'buyer-requests', address: paths.buyerRequests },
    { name: 'inventory', address: paths.inventory },
    { name: 'dealer-commissions', address: paths.commissions },
    { name: 'dealer-analytics', address: paths.analytics },
  ],
  unverifiedDealer: [{ name: 'verification', address: paths.dealerVerification }],
  admin: [
    { name: 'admin-home', address: paths.dashboard, on: desk },
    { name: 'admin-home-phone', address: paths.dashboard },
    { name: 'moderation', address: paths.moderation },
    { name: 'dispute', address: paths.moderationOf('dispute'), through: [/^Dispute/], on: desk },
    { name: 'users', address: paths.adminUsers(), on: desk },
    { name: 'person', address: `${paths.adminUsers()}?search=Rift`, through: [/Rift Valley Motors/] },
    { name: 'all-requests', address: paths.adminRequests, on: desk },
    { name: 'all-appointments', address: paths.adminAppointments },
    { name: 'commissions', address: paths.adminCommissions, on: desk },
    { name: 'content', address: paths.adminContent() },
    { name: 'analytics', address: paths.adminAnalytics, on: desk },
    { name: 'settings', address: paths.adminSettings },
    { name: 'audit', address: paths.audit, on: desk, isDark: true },
  ],
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-screens-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const demo = spawn(process.execPath, [path.join(root, 'server/start.ts'), '--demo'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  },
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  // It fills a marketplace first.
  await untilReady(origin, demo, 600_000);
  for (const [who, screens] of Object.entries(pictures) as [keyof typeof pictures, Picture[]][]) await drawAll(browser, who, screens);
} finally {
  await browser.close();
  await end(demo);
  await rm(dataDir, { recursive: true });
}

async function drawAll(browser: Browser, who: keyof typeof pictures, screens: Picture[]): Promise<void> {
  const context = await browser.newContext();
  await context.addInitScript(listTimers);
  const page = await context.newPage();
  const sent = requestsOf(page);
  if (who !== 'visitor') await signIn(page, who);
  for (const picture of screens) {
    await open(page, picture);
    await settle(page, sent);
    const shot = await page.screenshot();
    await sharp(shot)
      .resize({ width: (picture.on ?? phone).width / (picture.on === desk ? 2 : 1) })
      .webp({ quality: 60 })
      .toFile(path.join(root, 'docs/screens', `${picture.name}.webp`));
    console.log(picture.name);
  }
  await context.close();
}

/** The requests that a page has sent since they were last taken from the list, but its live stream, which stays open. */
function requestsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== paths.live) sent.push(request);
  });
  return sent;
}

/** Runs in the page before all else: keeps a list of its short timers. React has some: parts that come one after the other are shown up to 300 ms apart. */
function listTimers(): void {
  const timers = new Set<number>();
  const { setTimeout: start, clearTimeout: stop } = window;
  const setTimer = (act: () => void, wait = 0) => {
    const timer = start(() => {
      timers.delete(timer);
      act();
    }, wait);
    if (wait < 1000) timers.add(timer);
    return timer;
  };
  const clearTimer = (timer?: number) => {
    timers.delete(timer ?? 0);
    stop(timer);
  };
  Object.assign(window, { timers, setTimeout: setTimer, clearTimeout: clearTimer });
}

/** Runs in the page: whether nothing of it loads, and nothing more comes by itself. */
function isAtRest(): boolean {
  const { timers } = window as unknown as { timers: Set<number> };
  return timers.size === 0 && !document.querySelector('.skeleton, .skeleton-card, .spinner, .car-shape');
}

/** Runs in the page: resolves when it has drawn what came, and asked for what that needs. */
function drawn(): Promise<void> {
  return new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(() => idle())));
}

/** Resolves when the page shows all it asked for: each request is answered, and what was drawn then asked for nothing more. */
async function settle(page: Page, sent: Request[]): Promise<void> {
  do {
    await Promise.all(sent.splice(0).map(async (request) => (await request.response())?.finished()));
    await page.evaluate(drawn);
    await page.waitForFunction(isAtRest);
    await page.evaluate(drawn);
  } while (sent.length > 0 || !(await page.evaluate(isAtRest)));
  // Photos come after the words; those that the window does not show are not loaded.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.complete || top >= innerHeight || bottom <= 0 || left >= innerWidth || right <= 0;
    }),
  );
}

async function signIn(page: Page, who: keyof typeof signIns): Promise<void> {
  await page.goto(origin + (who === 'admin' ? paths.adminAccess : paths.auth()));
  await page.locator('[name=email]').fill(signIns[who].email);
  await page.locator('[name=password]').fill(signIns[who].password);
  await page.locator('[name=password]').press('Enter');
  await page.waitForURL(origin + paths.dashboard);
}

async function open(page: Page, { address, through = [], on = phone, isDark }: Picture): Promise<void> {
  await page.setViewportSize(on);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(origin + address, { waitUntil: 'load' });
  for (const name of through) await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.getByRole('main').getByRole('heading').first().waitFor();
}
