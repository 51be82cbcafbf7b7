import * as z from 'zod/mini';
import { secondRulesWords } from '../../words/auth/second-rules.ts';
import { currentPassword } from './schema.ts';
import { isAppCode, plainCode } from './second-codes.ts';

const draft_token = z.optional(z.string());
const missing = { error: () => secondRulesWords.typeCode };
const typedCode = z.string(missing).check(z.refine((code) => plainCode(code) !== '', missing));

/** The six digits that an authenticator app shows. */
export const appCode = typedCode.check(z.refine(isAppCode, { error: () => secondRulesWords.typeSixDigits }));

/** The form of the second step: a code of the app, or a recovery code. */
export const secondStepForm = z.strictObject({ code: typedCode, draft_token });

/** The form of its first page, which asks for the app's. */
export const secondStepAppForm = z.strictObject({ code: appCode, draft_token });

/** Sets up the second step: `setup` is what the page was given, and comes back unchanged. The password where it was typed long ago. */
export const setUpForm = z.strictObject({ setup: z.string(), code: appCode, current_password: z.optional(z.string()) });

/** Shows that it is still the owner who is at the browser: a code only of who has a second step. */
export const proofForm = z.strictObject({ current_password: currentPassword, code: z.optional(typedCode) });

/** The box under the recovery codes. */
export const keptForm = z.strictObject({ kept: z.literal(true, { error: () => secondRulesWords.keepFirst }) });
