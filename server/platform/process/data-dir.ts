import { access, constants, mkdir } from 'node:fs/promises';
import { CannotStart } from './cannot-start.ts';

/** Creates the data folder if needed. Throws CannotStart when it isn't writable. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CannotStart(`DATA_DIR (${dataDir}) can't be written to: ${(error as Error).message}`, { cause: error });
  }
}
