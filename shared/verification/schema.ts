import * as z from 'zod/mini';
import { verificationRulesWords } from '../../words/verification/verification-rules.ts';
import { id, text } from '../fields.ts';
import { longestReason } from '../reason.ts';

const reason = text({
  max: longestReason,
  required: () => verificationRulesWords.whyMissing,
  tooLong: () => verificationRulesWords.reasonTooLong,
});

/** The administrator's list about a dealer; `details_version` is that of the details that were seen (docs/domain/lifecycles.md, "Verification"). */
const verifyForm = z.strictObject({
  is_verified: z.literal(true),
  licence_checked: z.literal(true, { error: () => verificationRulesWords.checkLicence }),
  phone_called: z.literal(true, { error: () => verificationRulesWords.callPhone }),
  address_found: z.literal(true, { error: () => verificationRulesWords.findAddress }),
  details_version: z.int(),
});

/** The reason with which a verification is taken back. */
const unverifyForm = z.strictObject({ is_verified: z.literal(false), reason });

/** The administrator's decision about a dealer's verification. */
export const verificationForm = z.discriminatedUnion('is_verified', [verifyForm, unverifyForm]);

/** What else the administrator asks a waiting dealer for. */
export const moreForm = z.strictObject({
  id,
  reason: text({ max: longestReason, required: () => verificationRulesWords.sayWhat, tooLong: () => verificationRulesWords.textTooLong }),
});

/** The set of changed business details that the administrator saw. */
export const seenChange = z.strictObject({ change_id: id });

/** The same, refused with a reason. */
export const refusalForm = z.strictObject({ change_id: id, reason });
