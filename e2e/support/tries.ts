import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { failedStrictly } from './strictly.ts';

interface Tries {
  /** Lets no file be run again in which an expectation about data, money or rights has failed. */
  onlyLostRaces: undefined;
}

/** A test that is run once more when it fails, unless it failed at `strictly`. Knows no marketplace. */
export const test = base.extend<Tries>({
  onlyLostRaces: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs: none.
    async ({}, use, testInfo) => {
      const { outputDir } = testInfo.project;
      // The second try has another process: what it must know of the first is left in the folder of this run's results.
      const mark = path.join(outputDir, `not-again-${path.basename(testInfo.file)}`);
      if (testInfo.retry > 0 && existsSync(mark))
        throw new Error('Not run again: it failed at an expectation about data, money or rights.');
      await use(undefined);
      if (!failedStrictly(testInfo.errors)) return;
      mkdirSync(outputDir, { recursive: true });
      writeFileSync(mark, '');
    },
    { auto: true },
  ],
});
