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
