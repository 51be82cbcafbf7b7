import type { Language } from '../../words/languages.ts';

/** The language of this page. */
export const pageLanguage = (): Language => (document.documentElement.lang.startsWith('sw') ? 'sw' : 'en');
