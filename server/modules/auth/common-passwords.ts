import { readFileSync } from 'node:fs';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { firstWords, guessedWord, type Owner, plain, wordsOf } from '../../../shared/auth/guessed-words.ts';
import { badInput } from '../../../shared/refusal.ts';
import { guessedWords } from '../../../words/auth/guessed.ts';
import type { Reader } from '../../platform/data/database.ts';
import { refuse } from '../../platform/http/errors.ts';
import { readSettings } from '../settings/settings.ts';

/** What whoever is after accounts of this country tries first; browsers fetch the same file. */
const localWords = readFileSync(new URL('../../../shared/auth/local-words.txt', import.meta.url), 'utf8');

/** A password that is found within fewer tries is refused; measured in docs/decisions/0024-common-passwords.md. */
const fewestTries = 100_000;

/** In characters. The time grows with the square of the length: 128 would keep the whole server for 75 ms, these for 7. */
const longestRead = 32;

const refusalFor = (code: 'common_password' | 'personal_password', word: string) =>
  badInput(code, () => guessedWords.guessedFirst(word), 'password');

/**
 * Throws 422, beside the field, for a password that is guessed first: a common one, one with a year or a few digits added, or one made of its
 * owner's name or e-mail (docs/domain/accounts.md, "E-mail and password"). For passwords that are being set, never for one that signs in.
 */
export async function refuseCommonPassword(db: Reader, password: string, owner: Owner): Promise<void> {
  const { own, local } = firstWords(owner, localWords);
  const siteName = wordsOf((await readSettings(db)).siteName.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  const words = { own, local: [...siteName, ...local] };
  const word = guessedWord(password, words);
  if (word) refuse(refusalFor(words.own.includes(word) ? 'personal_password' : 'common_password', word));
  const typed = plain(password);
  const { guesses, sequence } = (await estimator()).check(typed, [...words.own, ...words.local]);
  if (guesses >= fewestTries) return;
  const isPersonal = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs');
  // A word of letters only: as a password has a digit, the page never shows it whole.
  const found = sequence
    .flatMap(({ matchedWord }) => (/^\p{L}{3,}$/u.test(matchedWord ?? '') ? String(matchedWord) : []))
    .toSorted((one, other) => other.length - one.length)[0];
  const code = isPersonal ? 'personal_password' : 'common_password';
  refuse(found ? refusalFor(code, found) : badInput(code, () => guessedWords.rowGuessedFirst, 'password'));
}

let loading: Promise<ZxcvbnFactory> | undefined;

// Not before somebody sets a password: it takes up to 0.1 s, and 7 MB.
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    maxLength: longestRead,
  });
}
