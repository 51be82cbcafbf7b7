// One chunk for what comes right after the first paint.
export { startFollowing } from '../client/live/start.ts';
export { LateParts } from './late-parts.tsx';
