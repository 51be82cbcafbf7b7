import * as z from 'zod/mini';
import { messageRulesWords } from '../../words/messages/message-rules.ts';
import { id, text } from '../fields.ts';
import { longestMessage, mostMessagePhotos } from './limits.ts';

/** Messages of a thread on one page (docs/domain/limits-and-money.md, "Lists"). */
export const messagesPerPage = 50;

/** The message form (docs/domain/limits-and-money.md, "Text"), with addresses that the upload for a message answered with; sender and receiver follow from who is signed in. */
export const messageForm = z.strictObject({
  id,
  message: text({ max: longestMessage, required: () => messageRulesWords.missing, tooLong: () => messageRulesWords.tooLong }),
  // No default: a message sent again after a deploy, without photos, must still be the same content.
  image_urls: z.optional(
    z.array(z.string()).check(z.maxLength(mostMessagePhotos, { error: () => messageRulesWords.tooManyPhotos(mostMessagePhotos) })),
  ),
});
