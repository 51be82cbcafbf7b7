// Not in schema.ts: pages that have no form of a report must not load zod.

/** The longest words of a report, and of the decision about it, in characters (docs/domain/limits-and-money.md, "Text"). */
export const longestReport = 1000;
