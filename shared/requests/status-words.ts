import type { RequestStatus } from '../deal.ts';
import { plural } from '../words.ts';
import type { WholeRequest } from './admin-api.ts';

type RequestFacts = Pick<WholeRequest, 'status' | 'pending_bids' | 'bidders' | 'open_viewings'>;

/** What follows when the administrator sets this status, in sentences (docs/domain/lifecycles.md, "Request"). */
export function whatStatusDoes({ status, pending_bids, bidders, open_viewings }: RequestFacts, to: RequestStatus): string[] {
  const told = bidders
    ? `The buyer and ${plural(bidders, { one: '1 dealer', other: '# dealers' })} are told.`
    : 'The buyer is told; no dealer has an open bid on it.';
  if (to === 'active') {
    const again = { one: '1 pending bid can be answered again.', other: '# pending bids can be answered again.' };
    return ['Dealers can bid on it again.', ...(pending_bids ? [plural(pending_bids, again)] : []), told];
  }
  if (status !== 'active') return [`It stays closed, and reads “${to}” from now on.`, told];
  const freeze = { one: '1 pending bid freezes.', other: '# pending bids freeze.' };
  const stay = {
    one: '1 open viewing stays, but its time can’t be confirmed or changed any more.',
    other: '# open viewings stay, but their times can’t be confirmed or changed any more.',
  };
  return [
    'Nobody can bid on it any more.',
    ...(pending_bids ? [plural(pending_bids, freeze)] : []),
    ...(open_viewings ? [plural(open_viewings, stay)] : []),
    told,
  ];
}
