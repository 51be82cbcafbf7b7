import * as z from 'zod/mini';
import { id, text } from '../fields.ts';
import { longestReason } from '../reason.ts';
import { longestContest } from './limits.ts';

const reason = text({ max: longestReason, required: () => 'Please say why', tooLong: () => 'The reason is too long' });

/** A warning: the person reads these words. */
export const warningForm = z.strictObject({
  id,
  words: text({ max: longestReason, required: () => 'Please write what the person should know', tooLong: () => 'The warning is too long' }),
});

/** A suspension: the person reads the reason. */
export const suspensionForm = z.strictObject({ id, reason });

/** Its end: the person reads the reason. */
export const restoreForm = z.strictObject({ reason });

/** What a person says against the suspension, once. */
export const contestForm = z.strictObject({
  contest: text({ max: longestContest, required: () => 'Please write why', tooLong: () => 'The text is too long' }),
});

/** What our team answers when the suspension stands. */
export const answerForm = z.strictObject({
  reason: text({ max: longestReason, required: () => 'Please write an answer', tooLong: () => 'The answer is too long' }),
});
