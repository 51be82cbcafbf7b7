import type { TaskList } from 'graphile-worker';
import { appointmentJobs } from './modules/appointments/jobs.ts';
import { auditJobs } from './modules/audit/jobs.ts';
import { authJobs, sendTokenMail, warnOldAddress } from './modules/auth/jobs.ts';
import { carJobs } from './modules/cars/jobs.ts';
import { commissionJobs } from './modules/commissions/jobs.ts';
import { erasingJobs } from './modules/erasing/jobs.ts';
import { figureJobs } from './modules/figures/jobs.ts';
import { fileJobs } from './modules/files/jobs.ts';
import { messageJobs } from './modules/messages/jobs.ts';
import { notificationJobs } from './modules/notifications/jobs.ts';
import { sendGathered } from './modules/notifications/send-gathered.ts';
import { sendMail } from './modules/notifications/send-mail.ts';
import { ownDataJobs } from './modules/own-data/jobs.ts';
import { photoJobs } from './modules/photos/jobs.ts';
import { requestJobs } from './modules/requests/jobs.ts';
import { searchJobs } from './modules/search/jobs.ts';
import { settingsJobs } from './modules/settings/jobs.ts';
import type { Job, JobDependencies } from './platform/data/queue.ts';
import { rateLimitJobs } from './platform/data/rate-limits.ts';
import { liveJobs } from './platform/live/jobs.ts';
import { forNobody } from './platform/process/language.ts';
import { workflowJobs } from './workflows/jobs.ts';

const jobs: Job<never>[] = [
  ...authJobs,
  ...appointmentJobs,
  ...auditJobs,
  ...carJobs,
  ...commissionJobs,
  ...erasingJobs,
  ...figureJobs,
  ...fileJobs,
  ...liveJobs,
  ...messageJobs,
  ...notificationJobs,
  ...ownDataJobs,
  ...photoJobs,
  ...rateLimitJobs,
  ...requestJobs,
  ...searchJobs,
  ...settingsJobs,
  ...workflowJobs,
];

/** Every job of the queue, as graphile-worker runs it. */
export function taskList(dependencies: JobDependencies): TaskList {
  // A job that writes to somebody says in which language.
  const run = (job: Job<never>) => (payload: unknown) => forNobody(() => job.run(dependencies, payload as never));
  return Object.fromEntries(jobs.map((job) => [job.name, run(job)]));
}

/** The scheduled jobs, as graphile-worker's crontab. Of each one waits at most, however many of its times have passed, as when the clock is set. */
export const crontab = jobs
  .flatMap(({ name, clock }) => (clock ? `${clock.cron} ${name} ?fill=${clock.catchUp}&jobKey=${name}&jobKeyMode=preserve_run_at` : []))
  .join('\n');

/** The jobs that send mails, by name. */
export const mailJobs = [sendMail, sendGathered, sendTokenMail, warnOldAddress].map(({ name }) => name);
