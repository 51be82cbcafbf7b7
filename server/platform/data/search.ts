import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedEachTime } from './statements.ts';

/** More than make, model, trim and year, and as many as the database looks for in milliseconds. */
const mostWords = 6;

/**
 * A text as searches compare it: lower case, without accents, apostrophes, blanks, dashes and dots, so that 'Ng’ang’a' is found by 'nganga' and
 * 'TG 4MR9' by 'tg4mr9'. The database does the same with `plain()` (docs/domain/limits-and-money.md, "Searching").
 */
export function plain(text: string): string {
  // Accents are letters of their own once the text is decomposed.
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\s'’‘ʼʻʹ‛`´′"“”.‐‑‒–—―−-]/g, '');
}

/**
 * The words of a search that are looked for, as `plain` makes them: the first six, without those that another one holds ('toyo' beside 'Toyota'). A '|' ends
 * a word: it stands between the texts that are searched (`has`), and in none.
 */
export function searchWords(search: string): string[] {
  const words = [
    ...new Set(
      search
        .split(/[\s|]+/)
        .map(plain)
        .filter(Boolean),
    ),
  ];
  const isHeld = (word: string) => words.some((other) => other !== word && !isYear(other) && other.includes(word));
  return words.filter((word) => !isHeld(word)).slice(0, mostWords);
}

/** A word that stands for a year of a car, or for a part of its name ('Peugeot 2008'). It holds no other word. */
export const isYear = (word: string) => /^(19|20)\d\d$/.test(word);

/**
 * The pattern of `like` for texts that contain this one, whatever it holds; '%' and '_' stand for themselves. Its statement is planned each time: the best
 * plan depends on how rare the word is.
 */
export function containing(text: string): RawBuilder<string> {
  return sql<string>`${`%${text.replace(/[\\%_]/g, '\\$&')}%`} ${plannedEachTime}`;
}

/** Whether a text, or some with '|' between them, contains this word of a search (`searchWords`). Word for word as the indexes have it. */
export const has = (text: Expression<string>, word: string) => sql<SqlBool>`plain(${text}) like ${containing(word)}`;

type Way = (word: string) => RawBuilder<SqlBool>;

/** Whether each word of a search is found by one of these ways, in any order. A search without words, as '-', finds nothing. */
export function hasEach(search: string | undefined, ...ways: Way[]): RawBuilder<SqlBool> {
  const words = searchWords(search ?? '');
  return words.length > 0 ? eachOf(words, ...ways) : sql`false`;
}

/** Whether each of these words is found by one of these ways. */
export function eachOf(words: string[], ...ways: Way[]): RawBuilder<SqlBool> {
  const or = sql` or `;
  const each = words.map(
    (word) =>
      sql`(${sql.join(
        ways.map((way) => way(word)),
        or,
      )})`,
  );
  return each.length > 0 ? sql`(${sql.join(each, sql` and `)})` : sql`true`;
}
