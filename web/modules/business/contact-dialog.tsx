import { namesAt } from '../../../shared/field-row.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { profileFields } from '../../../shared/profile/fields.ts';
import { businessFormWords } from '../../../words/business/business-form.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ProfileFormDialog } from '../profile/profile-form-dialog.tsx';
import { asksInBusiness } from './asks-in-business.ts';

const contactNames = namesAt(profileFields, 'contact');

/** What a verified dealer may change of the business: where it is reached (docs/domain/lifecycles.md, "Verification"). */
export function ContactDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const which = { profile, part: 'contact', names: contactNames } as const;
  return (
    <ProfileFormDialog title={businessFormWords.changeContact} action={uiWords.save} asks={asksInBusiness} onClose={onClose} {...which} />
  );
}
