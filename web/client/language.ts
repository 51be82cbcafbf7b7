import type { Language } from '../../words/languages.ts';

/** The language of this page. */
export const pageLanguage = (): Language => document.documentElement.lang.slice(0, 2) as Language;
