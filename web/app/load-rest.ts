import { waitAfter, waitOrOnline } from '../client/back-off.ts';

/**
 * Loads what every page needs and no first paint does, so that it is not in the first load. After a failure it tries again until `signal` says that
 * nobody waits any more; then it is undefined.
 */
export async function loadRest(signal: AbortSignal): Promise<typeof import('./rest.ts') | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await import('./rest.ts');
    } catch (error) {
      console.error(error);
      await waitOrOnline(waitAfter(failures), signal);
    }
  }
  return undefined;
}
