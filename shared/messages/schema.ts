import * as z from 'zod/mini';
import { id, text } from '../fields.ts';
import { longestMessage, messageTooLong } from './limits.ts';

/** Messages of a thread on one page (docs/domain/limits-and-money.md, "Lists"). */
export const messagesPerPage = 50;

/** The message form (docs/domain/limits-and-money.md, "Text"); sender and receiver follow from who is signed in. */
export const messageForm = z.strictObject({
  id,
  message: text({ max: longestMessage, required: 'Message is required', tooLong: messageTooLong }),
});
