import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';

export const settingsApi = {
  readPublic: endpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'What everyone may know of the platform settings',
    access: 'anyone',
    beforeOwnPassword: true,
    reply: z.object({
      siteName: z.string(),
      /** The one support address (docs/domain/words.md, "Site texts"). */
      supportEmail: z.string(),
    }),
  }),
};
