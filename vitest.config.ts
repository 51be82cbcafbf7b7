import { defineConfig } from 'vitest/config';

// Needs neither a database nor the built pages: starts at once.
const alone = ['tests/walls/*.test.ts', 'tests/*/rules.test.ts'];

// Each lives through a whole past in one transaction, for which live events wait in every database of the same PostgreSQL: they have another one.
const ofThePast = ['tests/demo/{demo,reset}.test.ts', 'tests/backups/restore.test.ts'];

// What forms send and screens show, in a document without a browser.
const forms = ['tests/*/forms.test.tsx', 'tests/screens/*.test.tsx'];

const globalSetup = ['tests/support/global-setup.ts'];
const english = 'tests/support/english.ts';
const setupFiles = [english, 'tests/support/each-file.ts'];

export default defineConfig({
  test: {
    // For what hangs. A test that is about time measures it itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a test waits for comes late on a busy machine; a second is Vitest's own patience.
    expect: { poll: { timeout: 60_000 } },
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Files share the loaded program, as its databases' sessions do: to load it for each takes as long as its tests.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'rules', include: alone, setupFiles: english } },
      { extends: true, test: { name: 'forms', include: forms, environment: 'happy-dom', setupFiles: english } },
      { extends: true, test: { name: 'past', include: ofThePast, globalSetup, setupFiles } },
      {
        extends: true,
        test: { name: 'program', include: ['tests/**/*.test.ts'], exclude: [...alone, ...ofThePast], globalSetup, setupFiles },
      },
    ],
  },
});
