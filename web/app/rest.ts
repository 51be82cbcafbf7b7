// One chunk for what comes right after the first paint.
export { startFollowing } from '../client/live/start.ts';
export { Rest } from './rest-of-frame.tsx';
