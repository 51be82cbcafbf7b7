import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { fileKinds, sealedWith } from './kinds.ts';

/** A file for the administrator: in the making, ready, or failed (docs/domain/backups.md, "Files for the administrator"). */
export const adminFile = z.object({
  id,
  kind: z.enum(fileKinds),
  /** Made by the schedule, asked for by nobody. */
  by_schedule: z.boolean(),
  created_at: instant,
  /** How many parts there are to pack, null until they were counted, and how many are packed. */
  parts: z.nullable(z.number()),
  parts_packed: z.number(),
  /** Of the file, once it is ready. */
  bytes: z.nullable(z.number()),
  ready_at: z.nullable(instant),
  /** Of a backup, once it is ready. */
  sealed_with: z.nullable(z.enum(sealedWith)),
  /** Why it could not be made. */
  failure: z.nullable(z.string()),
  failed_at: z.nullable(instant),
  /** Until when it can be downloaded; null where the newest ones are kept. */
  expires_at: z.nullable(instant),
});
export type AdminFile = z.output<typeof adminFile>;

const access = { roles: ['admin'] } as const;
const files = z.object({ files: z.array(adminFile) });

export const filesApi = {
  list: get('/api/admin/files', {
    summary:
      'The files of one kind that are being made or can be downloaded, the newest first, and the newest that failed since the last good one',
    access,
    query: z.object({ kind: z.enum(fileKinds) }),
    reply: files,
  }),
  start: post('/api/admin/files', {
    summary: 'Have the worker make a file: an export of all business tables, or a backup',
    access,
    body: z.strictObject({ id, kind: z.enum(fileKinds) }),
    reply: files,
  }),
  file: get('/api/admin/files/:id/file', {
    summary: 'The file: a ZIP of CSV tables, or a backup (tar); with Range and If-Range a part of it',
    access,
    params: z.object({ id }),
    reply: z.unknown(),
  }),
};
