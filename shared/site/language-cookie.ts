import { type Language, languages } from '../../words/languages.ts';

/** The cookie in which a browser keeps the language that was chosen in it (docs/domain/accounts.md, "What a browser keeps"). */
export const languageCookie = 'language';

/** The language in a cookie, or in a form; anything else counts as no choice. */
export function languageIn(value: string | undefined): Language | undefined {
  return languages.find((language) => language === value);
}
