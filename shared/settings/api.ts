import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';

export const settingsApi = {
  readPublic: endpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'What everyone may know of the platform settings',
    access: 'anyone',
    reply: z.object({
      siteName: z.string(),
      /** The one support address (RULINGS 26). */
      supportEmail: z.string(),
    }),
  }),
};
