import * as z from 'zod/mini';
import { id, text } from '../fields.ts';

/** Messages of a thread on one page (RULINGS 35). */
export const messagesPerPage = 50;

/** The message form (specification §5 'Message'); sender and receiver follow from who is signed in. */
export const messageForm = z.strictObject({
  id,
  message: text({ max: 1000, required: 'Message is required', tooLong: 'Message is too long' }),
});
