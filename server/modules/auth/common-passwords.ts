import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { badInput } from '../../../shared/refusal.ts';
import type { Reader } from '../../platform/data/database.ts';
import { refuse } from '../../platform/http/errors.ts';
import { readSettings } from '../settings/settings.ts';
import { localWords } from './local-words.ts';

/** Whose password it is to be. What is known of them is tried first, too. */
interface Owner {
  full_name: string;
  email: string;
}

/** A password that is found within fewer tries is refused; measured in docs/decisions/0024-common-passwords.md. */
const fewestTries = 100_000;

/** In characters. The time grows with the square of the length: 128 would keep the whole server for 75 ms, these for 7. */
const longestRead = 32;

// With the word that gave it away: whoever chooses anew would only add a digit otherwise.
const refusalFor = (code: 'common_password' | 'personal_password', word: string) =>
  badInput(
    code,
    `“${word}” is one of the words that are guessed first. Please choose another one, or join two that don’t belong together.`,
    'password',
  );

/**
 * Throws 422, beside the field, for a password that is guessed first: a common one, one with a year or a few digits added, or one made of its
 * owner's name or e-mail (docs/domain/accounts.md, "E-mail and password"). For passwords that are being set, never for one that signs in.
 */
export async function refuseCommonPassword(db: Reader, password: string, { full_name, email }: Owner): Promise<void> {
  const { siteName } = await readSettings(db);
  const own = [full_name, email.split('@', 1)[0] ?? ''].flatMap(wordsOf);
  const local = [...wordsOf(siteName.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')), ...localWords];
  const typed = plain(password);
  const word = wordWithFew(typed, own, 6) ?? wordWithFew(typed, local, 4);
  if (word) refuse(refusalFor('personal_password', word));
  const { guesses, sequence } = (await estimator()).check(typed, [...own, ...local]);
  if (guesses >= fewestTries) return;
  const isPersonal = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs');
  // The longest part that is no chance, as a word, keys side by side, a repetition; without the digits around it, or the page would show the password.
  const parts = sequence.filter(({ pattern }) => pattern !== 'bruteforce').map(({ token }) => token);
  const found = parts.toSorted((one, other) => other.length - one.length)[0] ?? typed;
  refuse(refusalFor(isPersonal ? 'personal_password' : 'common_password', found.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));
}

/** The words of a name, one by one and written together. Two letters are a name for nobody, and part of many passwords. */
function wordsOf(name: string): string[] {
  const words = plain(name).split(/[^\p{L}]+/u);
  return [...words, words.join('')].filter((word) => word.length > 2);
}

/** The one of these words that a password is, with at most so many characters around it, no more than one of them a letter ('otieno@2025A'). */
function wordWithFew(password: string, words: string[], few: number): string | undefined {
  return words.find((word) => {
    const rest = password.replaceAll(word, '');
    return password.includes(word) && rest.length <= few && !/\p{L}.*\p{L}/u.test(rest);
  });
}

/**
 * Without accents and apostrophes: Wanjikũ and Ng’ang’a are typed as Wanjiku and Nganga. Without capitals: one is asked for, and where it stands
 * is guessed fast.
 */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase();
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
