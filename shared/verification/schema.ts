import * as z from 'zod/mini';
import { id, text } from '../fields.ts';
import { longestReason } from '../reason.ts';

const reason = text({ max: longestReason, required: () => 'Please say why', tooLong: () => 'The reason is too long' });

/** The administrator's list about a dealer; `details_version` is that of the details that were seen (docs/domain/lifecycles.md, "Verification"). */
const verifyForm = z.strictObject({
  is_verified: z.literal(true),
  licence_checked: z.literal(true, 'Please check the licence number first'),
  phone_called: z.literal(true, 'Please call the phone number first'),
  address_found: z.literal(true, 'Please find the address first'),
  details_version: z.int(),
});

/** The reason with which a verification is taken back. */
const unverifyForm = z.strictObject({ is_verified: z.literal(false), reason });

/** The administrator's decision about a dealer's verification. */
export const verificationForm = z.discriminatedUnion('is_verified', [verifyForm, unverifyForm]);

/** What else the administrator asks a waiting dealer for. */
export const moreForm = z.strictObject({
  id,
  reason: text({ max: longestReason, required: () => 'Please say what you need', tooLong: () => 'The text is too long' }),
});

/** The set of changed business details that the administrator saw. */
export const seenChange = z.strictObject({ change_id: id });

/** The same, refused with a reason. */
export const refusalForm = z.strictObject({ change_id: id, reason });
