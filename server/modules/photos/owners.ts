import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { type PhotoKind, photoKinds, photoUrl, privatePhotoUrl } from '../../../shared/photos/photo.ts';

interface PhotoOwnerKind {
  /** The column of `photos` that holds the owner's id; `owner_id` is who uploaded it. */
  column: Exclude<keyof DB['photos'] & `${string}_id`, 'owner_id'>;
  /** Who may read the photos of such an owner (docs/domain/permissions.md, "Photos"). */
  readers: 'anyone by address' | 'through the session';
}

/**
 * What can own a photo; a photo has one owner at most, of the kind it was uploaded for. A new kind is a row here, and in a migration its column,
 * with the constraints photos_at_most_one_owner, photos_owner_of_kind and photos_kind_known made anew to list it.
 */
export const photoOwners = {
  bid: { column: 'bid_id', readers: 'anyone by address' },
  licence: { column: 'licence_dealer_id', readers: 'through the session' },
  car: { column: 'car_id', readers: 'anyone by address' },
  message: { column: 'message_id', readers: 'through the session' },
} as const satisfies Record<PhotoKind, PhotoOwnerKind>;

/** The folder of the photos that these readers may have: the public address serves files of its own folder only. */
const folders: Record<PhotoOwnerKind['readers'], string> = { 'anyone by address': 'photos', 'through the session': 'private-photos' };

/** The key of the file of a photo that everyone may read who knows its address. */
export function publicFile(name: string, size: string): string {
  return `${folders['anyone by address']}/${name}/${size}`;
}

/** The key of the file of a photo, whoever may read it. */
export function fileOf({ kind, name }: { kind: PhotoKind; name: string }, size: string): string {
  return `${folders[photoOwners[kind].readers]}/${name}/${size}`;
}

/** Whether this is the key of the file of a photo. */
export function isPhotoFile(key: string): boolean {
  return Object.values(folders).some((folder) => key.startsWith(`${folder}/`));
}

/** The address of a photo's middle size. */
export function urlOf({ kind, name, id }: { kind: PhotoKind; name: string; id: string }): string {
  return photoOwners[kind].readers === 'through the session' ? privatePhotoUrl(id) : photoUrl(name);
}

/** The kinds of photos that are read through the session only. */
export const privateKinds = photoKinds.filter((kind) => photoOwners[kind].readers === 'through the session');

/** One owner of photos. */
export interface PhotoOwner {
  kind: PhotoKind;
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

/** The condition that this owns a photo. */
export function isOwnedBy({ kind, id }: PhotoOwner) {
  return (photo: ExpressionBuilder<DB, 'photos'>) => photo(photoOwners[kind].column, '=', id);
}

/** The values of a photo that was given up by its owner, or by the dealer before it had one. */
export const removedPhoto = { ...Object.fromEntries(columns.map((column) => [column, null])), stored: false, removed: true };
