// Not in schema.ts: the chat has one field, and must not load zod for it.

/** The longest message, in characters (docs/domain/limits-and-money.md, "Text"). */
export const longestMessage = 1000;

export const messageTooLong = 'Message is too long';
