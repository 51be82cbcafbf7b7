// One chunk for what comes right after the first paint.
export { startFollowing } from '../client/live/start.ts';
export { Outbox } from '../modules/messages/outbox.tsx';
