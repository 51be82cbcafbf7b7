import { handleEvents } from './handle-event.ts';
import { sendMail } from './send-mail.ts';

export const notificationJobs = [handleEvents, sendMail];
