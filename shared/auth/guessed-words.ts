/** Whose password it is to be. What is known of them is tried first, too. */
export interface Owner {
  full_name: string;
  email: string;
}

/** What is tried first with this owner: words of their own, and those that everybody's is tried with, the site's name among them. */
export interface FirstWords {
  own: string[];
  local: string[];
}

/** `list`: the words of this country, as `local-words.txt` has them. */
export function firstWords({ full_name, email }: Owner, list: string): FirstWords {
  return { own: [full_name, email.split('@', 1)[0] ?? ''].flatMap(wordsOf), local: list.match(/\S+/g) ?? [] };
}

/**
 * The one of these words that a password is, with a few characters around it, no more than one of them a letter ('otieno@2025A'): six around an own
 * word, four around another; undefined when it is none (docs/domain/accounts.md, "E-mail and password").
 */
export function guessedWord(password: string, { own, local }: FirstWords): string | undefined {
  const typed = plain(password);
  return wordWithFew(typed, own, 6) ?? wordWithFew(typed, local, 4);
}

/**
 * Without accents and apostrophes: Wanjikũ and Ng’ang’a are typed as Wanjiku and Nganga. Without capitals: one is asked for, and where it stands
 * is guessed fast.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase();
}

/** The words of a name, one by one and written together. Two letters are a name for nobody, and part of many passwords. */
export function wordsOf(name: string): string[] {
  const words = plain(name).split(/[^\p{L}]+/u);
  return [...words, words.join('')].filter((word) => word.length > 2);
}

function wordWithFew(password: string, words: string[], few: number): string | undefined {
  return words.find((word) => {
    const rest = password.replaceAll(word, '');
    return password.includes(word) && rest.length <= few && !/\p{L}.*\p{L}/u.test(rest);
  });
}
