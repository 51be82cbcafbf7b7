import { describe, expect, it } from 'vitest';
import { readManifest, scriptsOf, weigh } from '../../scripts/sizes.ts';

// What the signed-in area downloads, measured on the built chunks (`npm run build` first); budgets of the architecture, in bytes.
// Its HTML and CSS are measured with the pages, in site.test.ts.

const manifest = readManifest();

/** The scripts that run before anyone sees the dashboard, whatever their role. */
const firstLoad = scriptsOf(manifest, 'web/app/main.tsx');

/** What these scripts load later, when it is needed: a page its dialogs, the app its pages. */
const loadedBy = (files: ReadonlySet<string>) =>
  Object.values(manifest)
    .filter(({ file }) => files.has(file))
    .flatMap(({ dynamicImports }) => dynamicImports ?? []);

interface Screen {
  screen: string;
  over: string;
  /** The scripts that this browser has by then. */
  before: Set<string>;
}

/** A screen, and what opens over it. */
function withDialogs(first: Screen): Screen[] {
  const { screen, before } = first;
  const own = scriptsOf(manifest, screen, before);
  const dialogs = loadedBy(own).map((dialog) => ({ screen: dialog, over: screen, before: new Set([...before, ...own]) }));
  return [first, ...dialogs.flatMap(withDialogs)];
}

const screens = loadedBy(firstLoad).flatMap((screen) => withDialogs({ screen, over: 'the dashboard', before: firstLoad }));

describe('the first load, with the homes of all roles', () => {
  it('is at most 130 KB of scripts with gzip, 115 KB with brotli', () => {
    const { gzip, brotli } = weigh(firstLoad);
    expect(gzip).toBeLessThanOrEqual(130_000);
    expect(brotli).toBeLessThanOrEqual(115_000);
  });

  // On a phone's line another round of requests costs more than some kilobytes.
  it('is at most four scripts', () => {
    expect(firstLoad.size).toBeLessThanOrEqual(4);
  });
});

it('every lazy chunk of ours is measured', () => {
  const lazy = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry);
  expect(screens.map(({ screen }) => screen)).toEqual(expect.arrayContaining(lazy));
});

it.each(screens)('$screen adds at most 20 KB to $over', ({ screen, before }) => {
  expect(weigh(scriptsOf(manifest, screen, before)).brotli).toBeLessThanOrEqual(20_000);
});
