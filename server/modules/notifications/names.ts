import type { PersonId } from '../../../shared/notifications/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';
import { findNames } from './queries.ts';

const isPerson = (value: unknown): value is PersonId => typeof value === 'object' && value !== null && 'user_id' in value;

/**
 * What notices keep, with its people by the names they have at this moment. No notice holds a name: one that was erased, or changed, is so in every
 * notice at once.
 */
export async function withNames(db: Reader, kept: object[]): Promise<object[]> {
  const people = kept.flatMap((params) => Object.values(params).filter(isPerson));
  const names = await findNames(db, [...new Set(people.map(({ user_id }) => user_id))]);
  const nameOf = ({ user_id }: PersonId) => names.get(user_id) ?? 'Unknown';
  return kept.map((params) =>
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, isPerson(value) ? nameOf(value) : value])),
  );
}
