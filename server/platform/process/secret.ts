import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { CannotStart } from './cannot-start.ts';

const shortest = 32;

/**
 * The secret in this file, which nobody but our user can read; made when there is none. Of several processes that make it at once one wins, and all
 * get the same. Throws CannotStart when the file holds less than 32 characters.
 */
export async function secretIn(file: string): Promise<string> {
  await makeSecret(file);
  return read(file);
}

/** The secret in this file; undefined when there is none. Throws as `secretIn` does. */
export function knownSecret(file: string): Promise<string | undefined> {
  return read(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

/** Makes the secret in this file when there is none; whether this call made it. */
export async function makeSecret(file: string): Promise<boolean> {
  if ((await knownSecret(file)) !== undefined) return false;
  const aside = `${file}.${randomBytes(8).toString('hex')}`;
  // Flushed, because what is locked with it must not survive a power cut without it.
  await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  // Whole at once, and never over another's: several processes may start together.
  const isMade = await link(aside, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
  await rm(aside);
  return isMade;
}

async function read(file: string): Promise<string> {
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < shortest)
    throw new CannotStart(
      `${file} holds less than ${shortest} characters. Put the secret of before back; if it is lost, remove the file, and a new one is made.`,
    );
  return secret;
}
