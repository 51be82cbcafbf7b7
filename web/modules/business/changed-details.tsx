import { type Business, changedFields } from '../../../shared/business/rules.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { changedDetailsWords } from '../../../words/business/changed-details.ts';
import { profileFieldWords } from '../../../words/profile/profile-field.ts';
import { uiWords } from '../../../words/ui/ui.ts';

/** A set of changed details as it was seen: the dialogs decide about this one. */
export interface SeenDetails {
  user: Profile;
  change: NonNullable<Profile['business_change']>;
}

/** Each detail that differs: as it would be, and beside it as it is in force. */
export function ChangedDetails({ before, wanted }: { before: Business; wanted: Business }) {
  return (
    <dl className="grid gap-2">
      {changedFields(before, wanted).map((field) => (
        <div key={field} className="border-line grid gap-x-4 border-t pt-2 sm:grid-cols-2">
          <dt className="text-muted text-sm sm:col-span-2">{profileFieldWords.labels[field]}</dt>
          <dd className="font-bold wrap-anywhere">{wanted[field] ?? uiWords.notProvided}</dd>
          <dd className="text-muted wrap-anywhere">{changedDetailsWords.inForce(before[field] ?? uiWords.notProvided)}</dd>
        </div>
      ))}
    </dl>
  );
}
