import { ensureBuilt } from '../../scripts/built.ts';

/** Builds the pages when they are stale. */
export default function setup(): void {
  ensureBuilt();
}
