import { ensureBuilt } from '../../scripts/built.ts';

/** The journeys see pages as fresh as their sources. */
export default function setup(): void {
  ensureBuilt();
}
