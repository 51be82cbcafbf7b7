import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';

interface PhotoOwnerKind {
  /** The column of `photos` that holds the owner's id; `owner_id` is who uploaded it. */
  column: Exclude<keyof DB['photos'] & `${string}_id`, 'owner_id'>;
  /** Who may read the photos of such an owner (docs/domain/permissions.md, "Photos"). */
  readers: 'anyone by address' | 'through the session';
}

/**
 * What can own a photo; a photo has one owner at most. A new kind is a row here, and in a migration its column, with the constraint
 * photos_at_most_one_owner made anew to list it.
 */
export const photoOwners = {
  bid: { column: 'bid_id', readers: 'anyone by address' },
} as const satisfies Record<string, PhotoOwnerKind>;

/** One owner of photos. */
export interface PhotoOwner {
  kind: keyof typeof photoOwners;
  id: string;
}

const columns = Object.values(photoOwners).map(({ column }) => column);

/** The condition that nothing owns a photo. One `is null` for each column, because the index `photos_unused` serves only such a condition. */
export function hasNoOwner(photo: ExpressionBuilder<DB, 'photos'>) {
  return photo.and(columns.map((column) => photo(column, 'is', null)));
}

/** The values that make this the owner of a photo. */
export function ownedBy({ kind, id }: PhotoOwner) {
  return { [photoOwners[kind].column]: id };
}
