import { photoAt, privatePhotoUrl } from '../../../shared/photos/photo.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { licencePhotoWords } from '../../../words/business/licence-photo.ts';

/** The photo of a dealer's licence, small; a tap opens it large. It comes through the session, for its dealer and our team only. */
export function LicencePicture({ photo }: { photo: NonNullable<Profile['licence_photo']> }) {
  const url = privatePhotoUrl(photo.id);
  return (
    <a className="link inline-flex min-h-11 items-center gap-3" href={photoAt(url, 1600)} target="_blank" rel="noreferrer">
      <img className="border-line size-16 rounded-control border object-cover" src={photoAt(url, 320)} alt="" loading="lazy" />
      {licencePhotoWords.see}
    </a>
  );
}
