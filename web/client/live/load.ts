import { waitAfter, waitOrOnline } from '../back-off.ts';

/**
 * Loads what follows live events: no first paint needs it, so it is not in the first load. After a failure it tries again until `signal` says that
 * nobody waits any more; then it is undefined.
 */
export async function loadLive(signal: AbortSignal): Promise<typeof import('./start.ts') | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await import('./start.ts');
    } catch (error) {
      console.error(error);
      await waitOrOnline(waitAfter(failures), signal);
    }
  }
  return undefined;
}
