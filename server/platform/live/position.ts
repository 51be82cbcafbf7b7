/** Where an event stands in commit order: transaction first, then id. */
export interface Position {
  xid: bigint;
  id: number;
}

export const beginning: Position = { xid: 0n, id: 0 };

/** Whether `a` stands after `b`. */
export function isAfter(a: Position, b: Position): boolean {
  return a.xid === b.xid ? a.id > b.id : a.xid > b.xid;
}

/** The position as browsers keep it: opaque to them, handed back when they reconnect. */
export function toCursor({ xid, id }: Position): string {
  return `${xid}-${id}`;
}

/** The position a cursor names, or null when it is none of ours. */
export function fromCursor(cursor: string): Position | null {
  const match = /^(\d{1,19})-(\d{1,15})$/.exec(cursor);
  return match && { xid: BigInt(match[1] ?? ''), id: Number(match[2]) };
}
