import * as z from 'zod/mini';
import { post } from '../contract.ts';

const own = { access: { roles: ['buyer', 'dealer'] }, reply: z.object({}) } as const;

/** The e-mail that the own account is to be changed to (docs/domain/accounts.md, "E-mail and password"). */
export const emailChangeApi = {
  sendAgain: post('/api/auth/change-email/send-again', {
    ...own,
    summary: 'Mail the link to the new e-mail address again',
  }),
  takeBack: post('/api/auth/change-email/take-back', {
    ...own,
    summary: 'Keep the present e-mail address; the link that was mailed to the new one stops working',
  }),
};
