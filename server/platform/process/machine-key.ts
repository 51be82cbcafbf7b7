import path from 'node:path';
import { secretIn } from './secret.ts';

/**
 * The key in DATA_DIR/machine-key, made when there is none: whoever shows it can read this installation's own folder, so calls from this machine
 * (docs/domain/permissions.md, "This machine"). Throws as `secretIn` does.
 */
export function machineKey(dataDir: string): Promise<string> {
  return secretIn(path.join(dataDir, 'machine-key'));
}

/** The address of a page below /dev with the key, which lets a browser in. */
export function addressWithKey(page: string, key: string): string {
  return `${page}?${new URLSearchParams({ key })}`;
}
