import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Two cores: one browser and one server are enough for them.
  workers: 1,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    trace: 'retain-on-failure',
  },
});
