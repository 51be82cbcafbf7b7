import { createHmac, timingSafeEqual } from 'node:crypto';
import { draftLife } from '../../../shared/site/storage.ts';
import type { Database } from '../../platform/data/database.ts';
import { sharedSecret } from '../../platform/data/shared-secret.ts';

/**
 * The way of one tab from 'Post Request' through signing in or up (docs/domain/accounts.md, "A request that waits"). It names a request and when it
 * ends, signed by us; what was typed stays in the browser, which alone can post it.
 */
export interface Journeys {
  /** A new journey of this request; `ends` in milliseconds since 1970. */
  of(requestId: string, ends?: number): string;
  /** The id of the request, or null when the journey is over or none of ours. */
  read(journey: string | undefined): string | null;
}

const shape = /^([\da-f-]{36})\.(\d{13})\.([\w-]{22})$/;

/** Journeys that all servers on this database can read. */
export async function openJourneys(db: Database): Promise<Journeys> {
  const secret = await sharedSecret(db);
  const signature = (id: string, ends: string) => createHmac('sha256', secret).update(`journey ${id} ${ends}`).digest().subarray(0, 16);

  return {
    of: (requestId, ends = Date.now() + draftLife) => `${requestId}.${ends}.${signature(requestId, String(ends)).toString('base64url')}`,
    read(journey = '') {
      const [, id = '', ends = '', signed = ''] = shape.exec(journey) ?? [];
      if (!id || !timingSafeEqual(Buffer.from(signed, 'base64url'), signature(id, ends))) return null;
      return Number(ends) > Date.now() ? id : null;
    },
  };
}
