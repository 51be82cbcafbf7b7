import { access, constants, mkdir } from 'node:fs/promises';
import { CannotStart } from './cannot-start.ts';

/** Makes the folder of everything kept on disk, if there is none yet. Throws CannotStart when nothing can be written there. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CannotStart(`DATA_DIR (${dataDir}) can't be written to: ${(error as Error).message}`, { cause: error });
  }
}
