import { createHmac, timingSafeEqual } from 'node:crypto';
import { draftLife } from '../../../shared/site/storage.ts';
import type { Database } from '../../platform/data/database.ts';
import { sharedSecret } from '../../platform/data/shared-secret.ts';

/**
 * What a tab carries from 'Post Request' through signing in or up, as `draft_token` in addresses and forms (docs/domain/accounts.md, "A request that waits"). A
 * token names a request and when it ends, signed by us; what was typed stays in the browser, which alone can post it.
 */
export interface DraftTokens {
  /** A new token of this request; `ends` in milliseconds since 1970. */
  of(requestId: string, ends?: number): string;
  /** The id of the request, or null when the token has ended or is none of ours. */
  read(draft_token: string | undefined): string | null;
}

const shape = /^([\da-f-]{36})\.(\d{13})\.([\w-]{22})$/;

/** Tokens that all servers on this database can read. */
export async function openDraftTokens(db: Database): Promise<DraftTokens> {
  const secret = await sharedSecret(db);
  const signature = (id: string, ends: string) => createHmac('sha256', secret).update(`draft_token ${id} ${ends}`).digest().subarray(0, 16);

  return {
    of: (requestId, ends = Date.now() + draftLife) => `${requestId}.${ends}.${signature(requestId, String(ends)).toString('base64url')}`,
    read(draft_token = '') {
      const [, id = '', ends = '', signed = ''] = shape.exec(draft_token) ?? [];
      if (!id || !timingSafeEqual(Buffer.from(signed, 'base64url'), signature(id, ends))) return null;
      return Number(ends) > Date.now() ? id : null;
    },
  };
}
