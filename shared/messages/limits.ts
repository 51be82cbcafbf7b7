// Not in schema.ts: the chat has one field, and must not load zod for it.

/** The longest message, in characters (docs/domain/limits-and-money.md, "Text"). */
export const longestMessage = 1000;

/** How many photos a message can carry. */
export const mostMessagePhotos = 4;

/** What both parties read in the place of a message that our team took away. */
export const removedWords = 'Removed by our team.';

export const messageTooLong = 'Message is too long';
