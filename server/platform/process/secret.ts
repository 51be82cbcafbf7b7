import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { CannotStart } from './cannot-start.ts';

const shortest = 32;

/**
 * The secret in this file, which nobody but our user can read; made when there is none. Of several processes that make it at once one wins, and all
 * get the same. Throws CannotStart when the file holds less than 32 characters.
 */
export async function secretIn(file: string): Promise<string> {
  const secret = (await readIfThere(file)) ?? (await makeIn(file));
  if (secret.length < shortest) throw new CannotStart(`${file} holds less than ${shortest} characters. Remove it, and a new one is made.`);
  return secret;
}

async function makeIn(file: string): Promise<string> {
  const aside = `${file}.${randomBytes(8).toString('hex')}`;
  // Flushed, because what is locked with it must not survive a power cut without it.
  await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  // Whole at once, and never over another's: several processes may start together.
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
  return read(file);
}

const read = async (file: string) => (await readFile(file, 'utf8')).trim();

function readIfThere(file: string): Promise<string | undefined> {
  return read(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}
