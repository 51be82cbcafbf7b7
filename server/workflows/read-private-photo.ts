import type { PhotoKind } from '../../shared/photos/photo.ts';
import { recordInspection } from '../modules/messages/messages.ts';
import { fileOf } from '../modules/photos/owners.ts';
import type { PhotoPlaces } from '../modules/photos/photos.ts';
import type { StoredFile } from '../platform/files/storage.ts';
import { found } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';

/**
 * The file of a photo that is read through the session (docs/domain/permissions.md, "Photos"). One of a message belongs to its thread: that the
 * administrator looks at it is recorded as reading the thread is. Throws 404 when the file is gone.
 */
export async function readPrivatePhoto(
  { db, storage }: PhotoPlaces,
  actor: Actor,
  photo: { kind: PhotoKind; name: string; appointment_id: string | null },
  size: string,
): Promise<StoredFile> {
  const file = found(await storage.read(fileOf(photo, size)));
  if (photo.appointment_id) await recordInspection(db, actor, { id: photo.appointment_id });
  return file;
}
