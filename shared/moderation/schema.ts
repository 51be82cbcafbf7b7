import * as z from 'zod/mini';
import { decisionRulesWords } from '../../words/moderation/decision-rules.ts';
import { reportRulesWords } from '../../words/moderation/report-rules.ts';
import { id, optionalText, text } from '../fields.ts';
import { mostPhotos } from '../photos/photo.ts';
import { reasonsFor, reportReasons, reportVerdicts, thingKinds } from './kinds.ts';
import { longestReport } from './limits.ts';

// More reports of one thing than anybody reads.
const mostSeen = 10_000;

const chooseReason = { error: () => reportRulesWords.reasonMissing };

/** A report of something the sender can read; own words are optional unless the reason is 'other' (docs/domain/lifecycles.md, "Report"). */
export const reportForm = z
  .strictObject({
    id,
    thing: z.enum(thingKinds),
    /** Of the request, bid, car, message or rating; a person's user_id. */
    thing_id: id,
    reason: z.enum(reportReasons, chooseReason),
    words: optionalText({ max: longestReport, tooLong: () => reportRulesWords.tooLong }),
  })
  .check(
    z.refine(({ thing, reason }) => reasonsFor[thing].some((one) => one === reason), { ...chooseReason, path: ['reason'] }),
    z.refine(({ reason, words }) => reason !== 'other' || words !== null, { error: () => reportRulesWords.wordsMissing, path: ['words'] }),
  );
export type ReportForm = z.output<typeof reportForm>;

/**
 * The administrator's decision about all open reports of one thing, those that were seen (`report_ids`) and no other; of a car also the `version` that was.
 * With `photo_urls` only these photos are removed, and the thing stays.
 */
export const reportDecisionForm = z
  .strictObject({
    report_ids: z.array(id).check(z.minLength(1), z.maxLength(mostSeen)),
    version: z.optional(z.nullable(z.int())),
    verdict: z.enum(reportVerdicts, { error: () => decisionRulesWords.verdictMissing }),
    reason: text({ max: longestReport, required: () => decisionRulesWords.reasonMissing, tooLong: () => decisionRulesWords.tooLong }),
    photo_urls: z.optional(
      z.array(z.string()).check(
        z.maxLength(mostPhotos, { error: () => decisionRulesWords.tooManyPhotos(mostPhotos) }),
        z.overwrite((urls) => [...new Set(urls)]),
      ),
    ),
  })
  .check(
    z.refine(({ verdict, photo_urls }) => verdict === 'removed' || !photo_urls?.length, {
      error: () => decisionRulesWords.photosByRemoval,
      path: ['photo_urls'],
    }),
  );
export type ReportDecisionForm = z.output<typeof reportDecisionForm>;
