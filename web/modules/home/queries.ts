import { buyerNumbers, dealerNumbers, nextThings, waiting } from '../../../shared/home/reads.ts';
import { useUser } from '../../client/session.ts';
import { useRead } from '../../client/use-read.ts';

/** What waits for the reader, for the badges of the menu and the bell; undefined while it loads. By role: what the administrator decides is stale for no other. */
export const useWaiting = () => useRead(['waiting', useUser().role], waiting).data;

/** The next things for the reader to do. */
export const useNextThings = () => useRead('home', nextThings);

/** The queues in which something waits for the administrator. */
export const useQueues = () => useRead(['home', 'queues'], nextThings);

/** The numbers of a buyer's home. */
export const useBuyerHome = () => useRead('home', buyerNumbers);

/** The numbers of a dealer's home. */
export const useDealerHome = () => useRead('home', dealerNumbers);
