import * as z from 'zod/mini';
import { carRulesWords } from '../../words/cars/car-rules.ts';
import { text } from '../fields.ts';
import { longestReason } from '../reason.ts';

/** The version of the car that the administrator saw. */
const version = z.int();

/** Approving what waits. */
export const approvalForm = z.strictObject({ version });

/** Refusing what waits, or taking a car down. */
export const againstCarForm = z.strictObject({
  version,
  reason: text({ max: longestReason, required: () => carRulesWords.reasonMissing, tooLong: () => carRulesWords.reasonTooLong }),
});
