import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // For what hangs, on a machine many times busier than ours.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Two cores.
  workers: 2,
  // What lost a race on a busy machine is run once more when all others are done, by a new process.
  retries: 1,
  retryStrategy: 'isolated',
  reporter: [['list'], ['./e2e/support/lost-races.ts']],
  use: {
    // The global setup installs it when there is none; processes that run journeys begin after that.
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    // Pictures of every frame, and the document as it was at each step, would take a third of the journeys' time; how it stood at the end is kept.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
