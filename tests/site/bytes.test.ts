import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readManifest, screenFile, scriptsOf, weigh } from '../../scripts/sizes.ts';
import { paths } from '../../shared/addresses/paths.ts';
import { everyone } from '../../shared/roles.ts';
import { screenFor, screensOf } from '../../shared/site/screens.ts';
import { languages } from '../../words/languages.ts';

// What the signed-in area downloads, measured on the built chunks (`npm run build` first); budgets in bytes.
// Its HTML and CSS are measured with the pages, in site.test.ts.

const manifest = readManifest();

/** The scripts of a dashboard: the app's and its home's. */
const firstScripts = (of: typeof manifest, home: string) =>
  new Set([...scriptsOf(of, 'web/app/main.tsx'), ...scriptsOf(of, screenFile(home))]);

const firstLoads = everyone.map((role) => {
  const home = screenFor(role, paths.dashboard) ?? '';
  return { role, home, scripts: firstScripts(manifest, home) };
});

/** What these scripts load later on demand: the dialogs of a page. */
const loadedBy = (files: ReadonlySet<string>) =>
  Object.values(manifest)
    .filter(({ file }) => files.has(file))
    .flatMap(({ dynamicImports }) => dynamicImports ?? [])
    .filter((source) => !source.startsWith('web/app/pages/'));

interface Screen {
  screen: string;
  over: string;
  /** The scripts that the browser has already loaded. */
  before: ReadonlySet<string>;
}

/** What a page loads as soon as it is rendered: the browser has it before a dialog is opened. */
const partsOf: Record<string, string> = { 'web/app/pages/appointment.tsx': 'web/modules/messages/chat.tsx' };

/** The scripts that a screen adds, including those of its parts. */
function addedBy({ screen, before }: Screen): Set<string> {
  const own = scriptsOf(manifest, screen, before);
  const part = partsOf[screen];
  return part ? new Set([...own, ...scriptsOf(manifest, part, before)]) : own;
}

/** A screen and its dialogs. */
function withDialogs(first: Screen): Screen[] {
  const { screen, before } = first;
  const own = addedBy(first);
  const dialogs = loadedBy(own).map((dialog) => ({ screen: dialog, over: screen, before: new Set([...before, ...own]) }));
  return [first, ...dialogs.flatMap(withDialogs)];
}

// What the app asks for by itself right after its first paint is there when another screen is opened.
const arrived = firstLoads.map(({ role, scripts }) => ({
  role,
  scripts: new Set([...scripts, ...scriptsOf(manifest, 'web/app/rest.ts')]),
}));

const screens = arrived.flatMap(({ role, scripts: before }) => [
  ...screensOf(role).flatMap(([name]) => withDialogs({ screen: screenFile(name), over: `the first load of a ${role}`, before })),
  ...loadedBy(before).flatMap((screen) => withDialogs({ screen, over: `the first load of a ${role}`, before })),
]);

// Sentences in Kiswahili are longer than in English (docs/decisions/0052).
const most = { en: { gzip: 125_000, brotli: 111_000 }, sw: { gzip: 129_000, brotli: 115_000 } };

describe.each(firstLoads)('the first load of a $role', ({ home, scripts }) => {
  it.each(languages)('is at most 125 KB of scripts with gzip, 111 KB with brotli; in Kiswahili 4 KB more: %s', (language) => {
    const { gzip, brotli } = weigh(firstScripts(readManifest(language), home));
    expect(gzip).toBeLessThanOrEqual(most[language].gzip);
    expect(brotli).toBeLessThanOrEqual(most[language].brotli);
  });

  // On a slow connection another round of requests costs more than a few kilobytes.
  it('is at most six scripts', () => {
    expect(scripts.size).toBeLessThanOrEqual(6);
  });

  it('contains no other screen', () => {
    const carried = Object.entries(manifest).filter(([source, { file }]) => source.startsWith('web/app/pages/') && scripts.has(file));
    expect(carried.map(([source]) => source)).toEqual([screenFile(home)]);
  });
});

it('the page of all pieces of the interface is a bundle of its own: no chunk of the app’s is made for it', () => {
  expect(Object.keys(manifest).filter((source) => source.startsWith('web/dev/'))).toEqual([]);
});

it('every lazy chunk of ours is measured', () => {
  const lazy = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry);
  expect(screens.map(({ screen }) => screen)).toEqual(expect.arrayContaining(lazy));
});

it('the words that are guessed first as passwords, which a form fetches, are at most 1.5 KB', () => {
  expect(gzipSync(readFileSync('shared/auth/local-words.txt')).length).toBeLessThanOrEqual(1_500);
});

/** What every form dialog stands on; the first one that is opened brings it, and no screen loads it before. */
const kit = scriptsOf(manifest, Object.keys(manifest).find((name) => name.startsWith('_use-send-form')) ?? '', arrived[0]?.scripts);

it('the kit of the form dialogs, fetched once, is at most 25 KB', () => {
  expect(kit.size).toBeGreaterThan(1);
  expect(weigh(kit).brotli).toBeLessThanOrEqual(25_000);
});

it.each(screens.filter(({ screen }) => screen.startsWith('web/app/pages/')))('$screen adds at most 20 KB to $over', (screen) => {
  expect(weigh(addedBy(screen)).brotli).toBeLessThanOrEqual(20_000);
});

it.each(screens.filter(({ screen }) => !screen.startsWith('web/app/pages/')))(
  '$screen adds at most 20 KB to $over, besides the kit of all forms',
  (screen) => {
    const own = [...addedBy(screen)].filter((file) => !kit.has(file));
    expect(weigh(own).brotli).toBeLessThanOrEqual(20_000);
  },
);
