import { thingNames } from '../../../../shared/moderation/words.ts';
import type { Sentences } from '../words.ts';

const ended = { unfounded: 'found nothing wrong with', warned: 'warned the owner of', removed: 'removed' } as const;

/** What was reported, and what our team did about it. */
export const reportWords: Sentences<'report.made' | 'report.decided' | 'bid.removed' | 'message.removed' | 'rating.removed'> = {
  'report.made': ({ who }) => `${who} reported something`,
  'report.decided': ({ who }, { thing, verdict, photos }) =>
    `${who} ${photos ? 'removed photos of' : ended[verdict]} a reported ${thingNames[thing].toLowerCase()}`,
  'bid.removed': ({ who, dealer, aCar }) => `${who} removed an offer of ${dealer} for ${aCar}, or photos of it`,
  'message.removed': ({ who, aCar }) => `${who} removed a message about ${aCar}, or photos of it`,
  'rating.removed': ({ who, dealer }) => `${who} removed a review of ${dealer}`,
};
