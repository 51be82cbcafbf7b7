import type { Language } from './languages.ts';

/** A table as the English one gives it: its sentences are any texts, its functions take the same parameters. */
type Words<Table> = { readonly [Name in keyof Table]: Word<Table[Name]> };
type Word<W> = W extends string
  ? string
  : W extends (...given: infer Given) => infer Said
    ? (...given: Given) => Word<Said>
    : W extends object
      ? Words<W>
      : W;

/** A table with every name of the English one and no other: a name too many is a sentence that nobody reads. */
type Complete<Table, Given> = Given & Words<Table> & { [Name in Exclude<keyof Given, keyof Table>]: never };

// A page says its own language: this is for `npm run dev` and for tests, since a built bundle holds one language only.
let languageNow = (): Language => {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  if (!document) throw new Error('Words were read where nobody reads them: no language is set, as when a module is loaded');
  return document.documentElement.lang.startsWith('sw') ? 'sw' : 'en';
};

/** Says how the language is known in which words are read from now on: that of the call, or of whoever gets a mail (server/platform/process/language.ts). */
export function readWordsIn(read: () => Language): void {
  languageNow = read;
}

/**
 * The words of one part of the program, in the language of whoever reads them. English is the table from which the type comes: the others have every
 * name with the same parameters, or they don't compile. The browser's bundle of a language holds the table of that one instead (`wordsOf` in
 * scripts/vite-plugins.ts), so reading a word costs nothing there. Throws when it is read while a module is loaded: nobody reads then.
 */
export function table<const English extends object, const Swahili extends object>(words: {
  en: English;
  sw: Complete<English, Swahili>;
}): Words<English> {
  const names = Object.keys(words.en).map((name) => [name, { enumerable: true, get: () => words[languageNow()][name as never] }]);
  return Object.defineProperties({}, Object.fromEntries(names)) as Words<English>;
}
