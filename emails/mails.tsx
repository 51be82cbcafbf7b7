import type { MailName } from '../shared/notifications/mails.ts';
import { accountMails } from './accounts.tsx';
import { appointmentMails } from './appointments.tsx';
import { bidMails } from './bids.tsx';
import { commissionMails } from './commissions.tsx';
import type { MailsOf } from './mail.ts';
import { messageMails } from './messages.tsx';
import { outcomeMails } from './outcomes.tsx';
import { requestMails } from './requests.tsx';
import { securityMails } from './security.tsx';

/** Every mail there is. */
export const mails: MailsOf<MailName> = {
  ...accountMails,
  ...securityMails,
  ...requestMails,
  ...bidMails,
  ...appointmentMails,
  ...outcomeMails,
  ...commissionMails,
  ...messageMails,
};
