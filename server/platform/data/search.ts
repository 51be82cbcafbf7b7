import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from './statements.ts';

/**
 * The pattern of `ilike` for texts that contain this one, whatever it holds; '%' and '_' stand for themselves. Its statement is planned each time: the best
 * plan depends on how rare the word is.
 */
export function containing(search: string | undefined): RawBuilder<string> {
  return sql<string>`${`%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`} ${plannedEachTime}`;
}

/** How many rows of a list a search looks through one by one before it asks the trigram indexes. */
export const lookedThrough = 1_000;

/**
 * A page of the rows that a search leaves of a list. A word that many have is found among the next `lookedThrough` of the list at once; for a rare one
 * the trigram indexes name the few that have it. Either way alone would read all of the table for the other kind (docs/domain/limits-and-money.md, "Lists").
 */
export async function searched<P extends { next: string | null }>(near: Promise<P>, byIndex: () => Promise<P>): Promise<P> {
  const page = await near;
  return page.next ? page : byIndex();
}
