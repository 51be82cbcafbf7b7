import type { Language } from './languages.ts';

/** What each is called, in itself. Kiswahili is a beta until somebody who grew up with it has signed its sentences. */
export const languageNames: Record<Language, string> = { en: 'English', sw: 'Kiswahili (beta)' };

/** Offered on a page in English where the browser prefers Kiswahili. */
export const readInSwahili = 'Soma kwa Kiswahili';
