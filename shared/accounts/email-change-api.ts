import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';

const own = { method: 'POST', access: { roles: ['buyer', 'dealer'] }, reply: z.object({}) } as const;

/** The e-mail that the own account is to be changed to (docs/domain/accounts.md, "E-mail and password"). */
export const emailChangeApi = {
  sendAgain: endpoint({
    ...own,
    path: '/api/auth/change-email/send-again',
    summary: 'Mail the link to the new e-mail address again',
  }),
  takeBack: endpoint({
    ...own,
    path: '/api/auth/change-email/take-back',
    summary: 'Keep the present e-mail address; the link that was mailed to the new one stops working',
  }),
};
