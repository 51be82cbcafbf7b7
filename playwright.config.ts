import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // For what hangs, on a machine many times busier than ours.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Two cores. Each file has a marketplace of its own.
  workers: 2,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
});
