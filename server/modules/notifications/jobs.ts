import { forgetOldNotices } from './forget-old.ts';
import { handleEvents } from './handle-event.ts';
import { pruneGathered, sendGathered } from './send-gathered.ts';
import { sendMail } from './send-mail.ts';

export const notificationJobs = [handleEvents, sendMail, sendGathered, pruneGathered, forgetOldNotices];
