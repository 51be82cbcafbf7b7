import Bowser from 'bowser';

/** The browser and the system that a User-Agent header names: 'Chrome', 'Android'; null for what it does not say. */
export function browserNames(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent?.trim()) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
