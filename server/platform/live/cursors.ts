import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../data/database.ts';
import { sharedSecret } from '../data/shared-secret.ts';
import type { Position } from './position.ts';

/**
 * Positions as browsers keep them and send them back when they reconnect. A cursor is signed for its account: one that nobody was given says
 * nothing about which events there are (docs/domain/permissions.md, "Live events").
 */
export interface Cursors {
  /** The position as a cursor of this account; its format is not for browsers to read. */
  of(userId: string, position: Position): string;
  /** The position in a cursor, or null when it is none of ours for this account. */
  read(userId: string, cursor: string): Position | null;
}

/** The cursors of all servers on this database. */
export async function openCursors(db: Database): Promise<Cursors> {
  const secret = await sharedSecret(db);
  const signature = (userId: string, place: string) => createHmac('sha256', secret).update(`${userId} ${place}`).digest().subarray(0, 16);

  return {
    of(userId, { xid, id }) {
      const place = `${xid}-${id}`;
      return `${place}-${signature(userId, place).toString('hex')}`;
    },
    read(userId, cursor) {
      const [, place = '', xid = '', id = '', signed = ''] = /^((\d{1,19})-(\d{1,15}))-([0-9a-f]{32})$/.exec(cursor) ?? [];
      if (!signed || !timingSafeEqual(Buffer.from(signed, 'hex'), signature(userId, place))) return null;
      return { xid: BigInt(xid), id: Number(id) };
    },
  };
}
