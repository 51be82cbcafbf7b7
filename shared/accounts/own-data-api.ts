import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { everyone } from '../roles.ts';
import { obstacleKinds } from './own-data-rules.ts';
import { eraseForm } from './own-data-schema.ts';

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

/** What erasing the account ends, and what stands in its way. */
export const erasing = z.object({
  /** Active requests, pending bids, cars in stock. */
  ending: z.object({ requests: z.number(), bids: z.number(), cars: z.number() }),
  unfinished: z.array(z.object({ kind: z.enum(obstacleKinds), appointment_id: id, car_model: z.string(), at: instant })),
});
export type Erasing = z.output<typeof erasing>;

const notAdmin = { roles: ['buyer', 'dealer'] } as const;

export const ownDataApi = {
  export: endpoint({
    method: 'GET',
    path: '/api/profile/export',
    summary: 'The newest copy of the own data that can be downloaded or is being made; null when there is none',
    access: { roles: everyone },
    reply: ownExport,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/api/profile/export',
    summary: 'Ask for a copy of the own data, once a day',
    access: { roles: everyone },
    body: z.strictObject({ id }),
    reply: ownExport,
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/api/profile/export/:id/file',
    summary: 'The copy of the own data (application/zip)',
    access: { roles: everyone },
    params: z.object({ id }),
    reply: z.unknown(),
  }),
  erasing: endpoint({
    method: 'GET',
    path: '/api/profile/erasing',
    summary: 'What erasing the own account ends, and what stands in its way',
    access: notAdmin,
    reply: erasing,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/profile/erase',
    summary: 'Erase the own account, for good; the current password is asked for',
    access: notAdmin,
    body: eraseForm,
    reply: z.object({}),
  }),
};
