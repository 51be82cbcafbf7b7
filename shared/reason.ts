// Not beside the forms: pages that have none of them must not load zod.

/** The longest reason against a dealer, changed details or a car, in characters (docs/domain/limits-and-money.md, "Text"). */
export const longestReason = 500;
