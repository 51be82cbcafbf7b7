import type { PersonId } from '../../../shared/notifications/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';
import { findNames } from './queries.ts';

const isPerson = (value: unknown): value is PersonId => typeof value === 'object' && value !== null && 'user_id' in value;

/**
 * Replaces the people in stored notices by their current names. Notices store ids only, so that a name that is erased or changed disappears from
 * all of them at once.
 */
export async function withNames(db: Reader, kept: object[]): Promise<object[]> {
  const people = kept.flatMap((params) => Object.values(params).filter(isPerson));
  const names = await findNames(db, [...new Set(people.map(({ user_id }) => user_id))]);
  const nameOf = ({ user_id }: PersonId) => names.get(user_id) ?? 'Unknown';
  return kept.map((params) =>
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, isPerson(value) ? nameOf(value) : value])),
  );
}
