import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { everyone } from '../roles.ts';

/** A copy of one's own data, in the making or ready (docs/domain/accounts.md, "Own data"). */
export const dataExport = z.object({
  id,
  created_at: instant,
  /** How many photos there are to pack, null until they were counted, and how many are packed. */
  photos: z.nullable(z.number()),
  photos_packed: z.number(),
  /** Of the file, once it is ready. */
  bytes: z.nullable(z.number()),
  ready_at: z.nullable(instant),
  /** Until when it can be downloaded. */
  expires_at: z.nullable(instant),
});
export type DataExport = z.output<typeof dataExport>;

const ownExport = z.object({ export: z.nullable(dataExport) });

/** Copies of the own data (docs/domain/accounts.md, "Own data"). */
export const ownDataApi = {
  export: get('/api/profile/export', {
    summary: 'The newest copy of the own data that can be downloaded or is being made; null when there is none',
    access: { roles: everyone },
    reply: ownExport,
  }),
  startExport: post('/api/profile/export', {
    summary: 'Ask for a copy of the own data, once a day',
    duringSuspension: true,
    proof: true,
    access: { roles: everyone },
    body: z.strictObject({ id }),
    reply: ownExport,
  }),
  exportFile: get('/api/profile/export/:id/file', {
    summary: 'The copy of the own data (application/zip)',
    proof: true,
    access: { roles: everyone },
    params: z.object({ id }),
    reply: z.unknown(),
  }),
};
