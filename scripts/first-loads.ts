/** What the bundler knows of a module: who imports it at once, not on demand. */
interface Build {
  getModuleInfo(id: string): { importers: string[] } | null;
}

const app = '/web/app/main.tsx';
const home = /\/web\/app\/pages\/(\w+)\/home\.tsx$/;

/**
 * The chunk of the first load that this module belongs to: 'app' for what the app itself or the homes of two roles need, 'of-dealers' and its like for
 * what one home needs; null for a home, which is its own chunk, and for what no first load needs.
 */
export function firstLoadChunk(id: string, build: Build): string | null {
  if (home.test(id)) return null;
  const [first, second] = starts(id, build);
  if (!first) return null;
  return first === 'app' || second ? 'app' : `of-${first}s`;
}

/** The roles whose homes import this module, by way of whichever others; only 'app' when its own script does. */
function starts(id: string, build: Build): Set<string> {
  const roles = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    if (module.endsWith(app)) return new Set(['app']);
    const role = home.exec(module)?.[1];
    if (role) roles.add(role);
    else for (const importer of build.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return roles;
}
