import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

// Without a window, and so a fifth quicker than the whole browser around the same engine.
const windowless = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium that is there: the one that CHROMIUM_PATH names, or the one without a window, or any. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, windowless, ...whole].find(isThere);
}

/**
 * The path of a Chromium for the browser tests, as `findChromium` finds it; the one without a window is installed from Debian when it is missing and we
 * are root. Throws an error that says what to do when there is none.
 */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM_PATH, windowless].find(isThere) ?? install() ?? findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: `sudo apt-get install chromium-headless-shell`) or name it in CHROMIUM_PATH.',
  );
}

function install(): string | undefined {
  installFromDebian('chromium-headless-shell', 'the browser tests');
  return isThere(windowless) ? windowless : undefined;
}

const isThere = (file: string | undefined): file is string => file !== undefined && existsSync(file);
