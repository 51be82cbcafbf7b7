/** The place of an event in commit order: by transaction, then by id. */
export interface Position {
  xid: bigint;
  id: number;
}

export const beginning: Position = { xid: 0n, id: 0 };

/** Whether `a` is after `b`. */
export function isAfter(a: Position, b: Position): boolean {
  return a.xid === b.xid ? a.id > b.id : a.xid > b.xid;
}

/** The position as a cursor, which browsers keep and send back when they reconnect; its format is not for them to read. */
export function toCursor({ xid, id }: Position): string {
  return `${xid}-${id}`;
}

/** The position in a cursor, or null when it is not a valid one. */
export function fromCursor(cursor: string): Position | null {
  const match = /^(\d{1,19})-(\d{1,15})$/.exec(cursor);
  return match && { xid: BigInt(match[1] ?? ''), id: Number(match[2]) };
}
