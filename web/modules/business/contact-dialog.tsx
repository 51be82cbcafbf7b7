import { namesAt } from '../../../shared/field-row.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { profileFields } from '../../../shared/profile/fields.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { BeforeSaving } from '../profile/before-saving.tsx';
import { ProfileInput } from '../profile/profile-input.tsx';
import { useProfileForm } from '../profile/use-profile-form.ts';
import { asksInBusiness } from './asks-in-business.ts';

const contactNames = namesAt(profileFields, 'contact');

/** What a verified dealer may change of the business: where it is reached (docs/domain/lifecycles.md, "Verification"). */
export function ContactDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const form = useProfileForm({ profile, part: 'contact', names: contactNames, after: onClose });
  const discard = () => {
    form.forget();
    onClose();
  };
  return (
    <FormDialog title="Change phone or location" action="Save" busy="Saving…" onClose={discard} {...form.sending}>
      <BeforeSaving form={form} asks={asksInBusiness} />
      {contactNames.map((name) => (
        <ProfileInput key={name} {...asksInBusiness(name)} name={name} field={form.field} />
      ))}
    </FormDialog>
  );
}
