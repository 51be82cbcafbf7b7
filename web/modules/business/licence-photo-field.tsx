import type { ChangeEvent } from 'react';
import type { Profile } from '../../../shared/profile/api.ts';
import { licencePhotoWords } from '../../../words/business/licence-photo.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { sentenceOf } from '../../client/call.ts';
import { Optional } from '../../ui/field-frame.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { toast } from '../../ui/toast.ts';
import { Chooser } from '../photos/chooser.tsx';
import { LicencePicture } from './licence-picture.tsx';
import { useSetLicencePhoto } from './queries.ts';
import { useLicenceUpload } from './use-licence-upload.ts';

/** Adds, replaces and removes the photo of a dealer's licence, before the business is verified (docs/domain/permissions.md, "Photos"). */
export function LicencePhotoField({ profile: { licence_photo } }: { profile: Profile }) {
  const setPhoto = useSetLicencePhoto();
  const { upload, isUploading, add, retry } = useLicenceUpload((id) => setPhoto.mutateAsync(id));
  const isBusy = isUploading || setPhoto.isPending;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // Otherwise the same file could not be chosen again.
    if (file) add(file);
  };
  const remove = () =>
    setPhoto.mutateAsync(null).catch((error) => toast.error(licencePhotoWords.notRemoved, { description: sentenceOf(error) }));
  return (
    <fieldset className="field min-w-0">
      <legend className="mb-1">
        {licencePhotoWords.photo}
        <Optional />
      </legend>
      {licence_photo && <LicencePicture photo={licence_photo} />}
      <div className="flex flex-wrap gap-2">
        <Chooser
          label={licence_photo ? licencePhotoWords.replace : licencePhotoWords.add}
          onChange={choose}
          disabled={isBusy}
          aria-describedby="licence-photo-hint"
        />
        {licence_photo && <Remove isBusy={isBusy} onRemove={remove} />}
      </div>
      <p id="licence-photo-hint" className="hint">
        {licencePhotoWords.whoSees}
      </p>
      {isUploading && <progress max={1} value={upload?.progress ?? 0} aria-label={licencePhotoWords.uploading} />}
      <p className="error" role="alert">
        {upload?.reason}
      </p>
      {upload?.canRetry && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={retry}>
          {uiWords.tryAgain}
        </button>
      )}
    </fieldset>
  );
}

function Remove({ isBusy, onRemove }: { isBusy: boolean; onRemove: () => void }) {
  useFocusKept();
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onRemove}>
      {licencePhotoWords.remove}
    </button>
  );
}
