// Not beside the forms: pages that have none of them must not load zod.

/** The longest that a person may say against the suspension, in characters (docs/domain/limits-and-money.md, "Text"). */
export const longestContest = 1000;
