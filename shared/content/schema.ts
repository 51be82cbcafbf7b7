import * as z from 'zod/mini';
import { contentRulesWords } from '../../words/content/content-rules.ts';
import { text } from '../fields.ts';
import { badInput, wrongState } from '../refusal.ts';

/** The pages of Content Management, one tab each. */
export const contentPages = ['home', 'about', 'contact', 'global'] as const;
export type ContentPage = (typeof contentPages)[number];

/** Code points of a text (docs/domain/words.md, "Site texts"). */
export const longestText = 2_000;

/** A stored text of more code points gets an editor of several lines. */
export const longestLine = 100;

const value = text({ max: longestText, required: () => contentRulesWords.missing, tooLong: () => contentRulesWords.tooLong });

/** A changed text, with the version that was seen. */
export const contentForm = z.strictObject({ content_value: value, version: z.int() });
export type ContentForm = z.output<typeof contentForm>;

/** The highest number that the database counts versions to. */
const longestCount = 2 ** 31 - 1;

/** An earlier version to take back, with the version that was seen. */
export const restoreForm = z.strictObject({
  restored: z.int().check(z.gte(1), z.lte(longestCount, { error: () => contentRulesWords.noSuchVersion })),
  version: z.int(),
});
export type RestoreForm = z.output<typeof restoreForm>;

/** A text that is not saved yet, to see it on its page. */
export const previewForm = z.strictObject({ content_value: value });

export const changedMeanwhile = wrongState('changed_meanwhile', () => contentRulesWords.changedMeanwhile);
export const noSuchVersion = badInput('no_such_version', () => contentRulesWords.noSuchVersion, 'restored');
