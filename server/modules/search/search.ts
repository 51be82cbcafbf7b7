import { sql } from 'kysely';
import { isQuoted } from '../../../shared/search.ts';
import type { Reader } from '../../platform/data/database.ts';
import { plain, searchWords } from '../../platform/data/search.ts';
import { isOneEdit } from './nearest.ts';

/**
 * What a search finds as it was typed; where that is nothing, what it finds with its typos mended, and in `showing` the words that were looked for
 * then. A search in quotation marks is never mended. Not for lists that are searched by people's names (docs/domain/limits-and-money.md, "Searching").
 */
export async function asMeant<F extends { search?: string }, Found extends object>(
  db: Reader,
  filter: F,
  find: (filter: F) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<Found & { showing?: string }> {
  const typed = await find(filter);
  if (!filter.search || !isNothing(typed)) return typed;
  const search = await mended(db, filter.search);
  if (search === null) return typed;
  const meant = await find({ ...filter, search });
  return isNothing(meant) ? typed : { ...meant, showing: search };
}

/** `asMeant` for a list. */
export function pageAsMeant<F extends { search?: string }, P extends { rows: readonly unknown[] }>(
  db: Reader,
  filter: F,
  find: (filter: F) => Promise<P>,
): Promise<P & { showing?: string }> {
  return asMeant(db, filter, find, ({ rows }) => rows.length === 0);
}

/** Four letters or more: what holds figures or signs is a reference, a plate, a number or an e-mail. */
const isMendable = (typed: string) => /^\p{L}{4,}$/u.test(plain(typed));

/** A search with each word that the vocabulary lacks replaced by the nearest that it has, the most frequent of those; null when nothing is. */
async function mended(db: Reader, search: string): Promise<string | null> {
  if (isQuoted(search)) return null;
  const near = await nearTo(db, search.split(/\s+/).filter(isMendable).map(plain));
  const words = search.split(/\s+/).map((typed) => {
    const ofTyped = near.filter((row) => row.typed === plain(typed));
    const known = ofTyped.find(({ word }) => word === plain(typed));
    const nearest = known ?? ofTyped.find(({ word }) => isOneEdit(plain(typed), word));
    return { shown: nearest?.shown ?? typed, isMended: nearest !== undefined && !known };
  });
  return words.some(({ isMended }) => isMended) ? words.map(({ shown }) => shown).join(' ') : null;
}

/** Words of the vocabulary that share all but a letter with these, the most frequent first; each word itself among them, if it is known. */
async function nearTo(db: Reader, typed: string[]) {
  const { rows } = await sql<{ typed: string; word: string; shown: string }>`
    select asked.typed, s.word, s.shown
    from unnest(${[...new Set(typed)]}::text[]) as asked (typed) join search_words s on s.losses && losses_of(asked.typed)
    order by s.frequency desc, s.word`.execute(db);
  return rows;
}

/** How many rows of a list a search looks through one by one before it asks the indexes. */
export const lookedThrough = 1_000;

/**
 * A page of the rows that a search leaves of a list. Words that many have are found among the next `lookedThrough` of the list at once (`near`); for rare
 * ones the trigram indexes name the few that have the rarest (`byIndex`). Either way alone would read all of the table for the other kind
 * (docs/domain/limits-and-money.md, "The administrator's lists").
 */
export async function searched<P extends { next: string | null }>(
  db: Reader,
  search: string,
  near: Promise<P>,
  byIndex: (word: string) => Promise<P>,
): Promise<P> {
  const page = await near;
  if (page.next) return page;
  const word = await rarestWord(db, search);
  return word === undefined ? page : byIndex(word);
}

/** The word of a search that the vocabulary has least often, or not at all; one of less than three letters, by which no index goes, only where all are so short. */
export async function rarestWord(db: Reader, search: string): Promise<string | undefined> {
  const words = searchWords(search);
  const known =
    words.length > 1 ? await db.selectFrom('search_words').select(['word', 'frequency']).where('word', 'in', words).execute() : [];
  const frequencyOf = (word: string) =>
    [...word].length < 3 ? Number.POSITIVE_INFINITY : (known.find((row) => row.word === word)?.frequency ?? 0);
  return words.toSorted((a, b) => frequencyOf(a) - frequencyOf(b) || b.length - a.length)[0];
}
