import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../../words/languages.ts';
import { readWordsIn } from '../../../words/table.ts';

/** Who reads what is being made: whoever calls, or whoever gets a mail. */
interface Reader {
  language: Language;
}

const readers = new AsyncLocalStorage<Reader>();

/** Does this with words in the language of this reader, at every moment as it is then. */
export function asReader<Result>(reader: Reader, run: () => Result): Result {
  return readers.run(reader, run);
}

/** Does this with words in a language (docs/domain/languages.md). */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return asReader({ language }, run);
}

const nobody: Reader = {
  get language(): Language {
    throw new Error('Words were read where nobody reads them: in no call, and for no mail');
  },
};

/** Does this for nobody: words that are read in it are a mistake, and throw. */
export function forNobody<Result>(run: () => Result): Result {
  return asReader(nobody, run);
}

/** The language of whoever reads what is being made. `otherwise`: where nobody is known to read; without it that is a mistake, and throws. */
export function languageOfReader(otherwise?: Language): Language {
  return readers.getStore()?.language ?? otherwise ?? nobody.language;
}

/** Has every table say its words in the language of whoever reads. */
export function speakToReaders(otherwise?: Language): void {
  readWordsIn(() => languageOfReader(otherwise));
}
