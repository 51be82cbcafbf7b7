// Not in schema.ts: the chat has one field, and must not load zod for it.

/** The longest message, in characters (docs/domain/limits-and-money.md, "Text"). */
export const longestMessage = 1000;

/** How many photos a message can carry. */
export const mostMessagePhotos = 4;
