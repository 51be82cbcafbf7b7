import { firstWords, guessedWord, type Owner } from '../../shared/auth/guessed-words.ts';
import address from '../../shared/auth/local-words.txt?url';
import { guessedWords } from '../../words/auth/guessed.ts';

let list: string | undefined;

/** Fetches the words that are guessed first, when somebody begins to choose a password: no page needs them before. */
export async function fetchGuessedFirst(): Promise<void> {
  // Without them the server tells, when the form is sent. No `import()`: what that brings along weighs more than they do.
  list ??= await fetch(address).then(
    (reply) => (reply.ok ? reply.text() : undefined),
    () => undefined,
  );
}

/**
 * What is said of a password that is guessed first, as far as a browser knows it: by its owner's name and e-mail, and by the words of this country
 * once they have come (docs/domain/accounts.md, "E-mail and password"); undefined when there is nothing to say.
 */
export function guessedFault(password: string, owner: Owner): string | undefined {
  const word = guessedWord(password, firstWords(owner, list ?? ''));
  return word && guessedWords.guessedFirst(word);
}
