import { accountJobs } from './modules/accounts/jobs.ts';
import { notificationJobs } from './modules/notifications/jobs.ts';
import { pruneUnusedPhotos } from './modules/photos/jobs.ts';
import type { Database } from './platform/data/database.ts';
import type { Tasks } from './platform/data/queue.ts';
import type { Storage } from './platform/files/storage.ts';
import type { Mailer } from './platform/mail/mailer.ts';

/** How every job of the queue is done. */
export function allJobs(parts: { db: Database; mailer: Mailer; storage: Storage }): Tasks {
  const { db, storage } = parts;
  return {
    ...accountJobs(parts),
    ...notificationJobs(parts),
    'prune-photos': () => pruneUnusedPhotos(db, storage),
  };
}

/** What the clock starts, in UTC (Nairobi is three hours ahead all year); a worker that was down catches up within `fill`. */
export const schedule = `
0 0 * * * prune-topics ?fill=1d
0 0 * * * prune-sign-ins ?fill=1d
0 0 * * * prune-photos ?fill=1d
0 3 * * * remind-appointments ?fill=12h
0 4 * * * send-digest ?fill=12h
0 5 * * * ask-outcomes ?fill=1d
`;
