import { TooOften } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/network.ts';
import { takeTurns } from '../../platform/process/turns.ts';

/** For whom a password is hashed: an account, at a browser that it knows, signed in, or by a mailed link; or a stranger, by network. */
export interface Requester {
  kind: 'known' | 'stranger';
  name: string;
}

/**
 * The requester of a call: the account that knows its browser, or nobody's. Not the browser itself, or one account could make as many requesters as
 * it signs in; and of IPv6 the /48, because one customer of a host has all its 65,536 networks.
 */
export function requesterOf({ address }: { address: string }, knownTo: string | undefined): Requester {
  return knownTo ? { kind: 'known', name: knownTo } : { kind: 'stranger', name: networkOf(address, 48) };
}

// As many as are done within some five seconds, one core to each kind.
const waiting = 100;
// In seconds. All that wait are done in less.
const full = () => new TooOften(10);

// A hash keeps a core busy: two at a time leave room for everybody else's requests. While both kinds wait, each has one of the two.
const cores = takeTurns({ places: 2, room: 2, waiting: Number.POSITIVE_INFINITY, full });
const lines = {
  known: takeTurns({ places: 2, room: 2, waiting, full }),
  stranger: takeTurns({ places: 2, room: 2, waiting, full }),
};

/**
 * Hashes when it is the requester's turn: known ones don't wait behind strangers, and of a kind one requester comes after the other, however much one asks
 * (docs/domain/limits-and-money.md, "Rate limits").
 *
 * Throws 429 when too many of its kind wait.
 */
export function hashInTurn<Result>({ kind, name }: Requester, hash: () => Promise<Result>): Promise<Result> {
  return lines[kind].take(name, 1, () => cores.take(kind, 1, hash));
}
