import * as z from 'zod/mini';
import { adminStandingRulesWords } from '../../words/standing/admin-standing-rules.ts';
import { standingRulesWords } from '../../words/standing/standing-rules.ts';
import { id, text } from '../fields.ts';
import { longestReason } from '../reason.ts';
import { longestContest } from './limits.ts';

const reason = text({
  max: longestReason,
  required: () => adminStandingRulesWords.whyMissing,
  tooLong: () => adminStandingRulesWords.reasonTooLong,
});

/** A warning: the person reads these words. */
export const warningForm = z.strictObject({
  id,
  words: text({
    max: longestReason,
    required: () => adminStandingRulesWords.wordsMissing,
    tooLong: () => adminStandingRulesWords.warningTooLong,
  }),
});

/** A suspension: the person reads the reason. */
export const suspensionForm = z.strictObject({ id, reason });

/** Its end: the person reads the reason. */
export const restoreForm = z.strictObject({ reason });

/** What a person says against the suspension, once. */
export const contestForm = z.strictObject({
  contest: text({ max: longestContest, required: () => standingRulesWords.whyMissing, tooLong: () => standingRulesWords.contestTooLong }),
});

/** What our team answers when the suspension stands. */
export const answerForm = z.strictObject({
  reason: text({
    max: longestReason,
    required: () => adminStandingRulesWords.answerMissing,
    tooLong: () => adminStandingRulesWords.answerTooLong,
  }),
});
