// One chunk for what comes right after the first paint.
export { startFollowing } from '../client/live/start.ts';
export { OverdueAppointments } from '../modules/appointments/overdue-appointments.tsx';
export { LateParts } from './late-parts.tsx';

// By way of this chunk, so that the first load names neither these nor what they need.
export const loadRareParts = () => import('./rare-parts.tsx');
export const loadSignInDialog = () => import('./sign-in-dialog.tsx');
