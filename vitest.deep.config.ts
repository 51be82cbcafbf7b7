import { defineConfig } from 'vitest/config';

// `npm run test:deep`: what takes minutes, or kills what it tests (docs/deep-tests.md). One after the other: each measures how long things take.
export default defineConfig({
  test: {
    include: ['tests-deep/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: ['default'],
  },
});
