/** The languages that the program speaks, as addresses, accounts and the documents of pages name them (docs/domain/languages.md). */
export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];
