import { logbookWords } from '../../words/cars/logbook.ts';
import type { Bid } from './api.ts';

/** What a buyer asked for of a logbook. */
export interface LogbookWish {
  logbook_in_sellers_name?: boolean | undefined;
}

/** Where the logbook is stated to be in another name than the buyer asked for, what they asked for. */
export function logbookNote({ logbook_holder }: Pick<Bid, 'logbook_holder'>, { logbook_in_sellers_name }: LogbookWish): string | null {
  const isOther = logbook_holder !== null && logbook_holder !== 'seller';
  return logbook_in_sellers_name && isOther ? logbookWords.youAsked : null;
}
