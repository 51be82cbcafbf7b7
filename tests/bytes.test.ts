import { describe, expect, it } from 'vitest';
import { readManifest, scriptsOf, weigh } from '../scripts/sizes.ts';
import type { Role } from '../shared/access.ts';

// What the signed-in area downloads, measured on the built chunks (`npm run build` first); budgets of the architecture, in bytes.
// Its HTML and CSS are measured with the pages, in site.test.ts.

const manifest = readManifest();
const roles: Role[] = ['buyer', 'dealer', 'admin'];
const pages = 'web/app/pages/';
const app = scriptsOf(manifest, 'web/app/main.tsx');

/** The scripts that run before a person of this role sees the dashboard. */
const firstLoad = (role: Role) => new Set([...app, ...scriptsOf(manifest, `${pages}${role}/home.tsx`)]);

/** What these scripts load later, when it is needed: a page its dialogs, the app its pages. */
const loadedBy = (files: ReadonlySet<string>) =>
  Object.values(manifest)
    .filter(({ file }) => files.has(file))
    .flatMap(({ dynamicImports }) => dynamicImports ?? []);

/** Whose page it is: a role's own lie in its folder. */
const readersOf = (page: string) => roles.filter((role) => !/(buyer|dealer|admin)\//.test(page) || page.startsWith(`${pages}${role}/`));

interface Screen {
  screen: string;
  over: string;
  role: Role;
  /** The scripts that this browser has by then. */
  before: Set<string>;
}

/** A screen, and what opens over it. */
function withDialogs(first: Screen): Screen[] {
  const { screen, role, before } = first;
  const own = scriptsOf(manifest, screen, before);
  const dialogs = loadedBy(own).map((dialog) => ({ screen: dialog, over: screen, role, before: new Set([...before, ...own]) }));
  return [first, ...dialogs.flatMap(withDialogs)];
}

const screens = loadedBy(app).flatMap((screen) => {
  const readers = screen.startsWith(pages) ? readersOf(screen) : roles;
  return readers.flatMap((role) => withDialogs({ screen, over: 'the dashboard', role, before: firstLoad(role) }));
});

describe.each(roles)('the first load of a %s', (role) => {
  it('is at most 130 KB of scripts with gzip, 115 KB with brotli', () => {
    const { gzip, brotli } = weigh(firstLoad(role));
    expect(gzip).toBeLessThanOrEqual(130_000);
    expect(brotli).toBeLessThanOrEqual(115_000);
  });
});

it('every lazy chunk of ours is measured', () => {
  const lazy = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry);
  expect(screens.map(({ screen }) => screen)).toEqual(expect.arrayContaining(lazy));
});

it.each(screens)('$screen adds at most 20 KB to $over of a $role', ({ screen, before }) => {
  expect(weigh(scriptsOf(manifest, screen, before)).brotli).toBeLessThanOrEqual(20_000);
});
