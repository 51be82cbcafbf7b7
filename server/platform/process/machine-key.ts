import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from './cannot-start.ts';

const shortest = 32;

/**
 * The key in DATA_DIR/machine-key, made when there is none: whoever shows it can read this installation's own folder, so calls from this machine
 * (docs/domain/permissions.md, "This machine"). Throws CannotStart when the file holds less than 32 characters.
 */
export async function machineKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'machine-key');
  const made = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(made, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // Whole at once, and never over another's: several processes may start together.
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(made);
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < shortest) throw new CannotStart(`${file} holds less than ${shortest} characters. Remove it, and a new one is made.`);
  return key;
}

/** The address of a page below /dev with the key, which lets a browser in. */
export function addressWithKey(page: string, key: string): string {
  return `${page}?${new URLSearchParams({ key })}`;
}
