import { namesAt, recordOf } from '../../../shared/field-row.ts';
import type { Profile } from '../../../shared/profile/api.ts';
import { profileFields } from '../../../shared/profile/fields.ts';
import { profileForm } from '../../../shared/profile/schema.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ProfileInput } from '../profile/profile-input.tsx';
import { useUpdateProfile } from '../profile/queries.ts';
import { asksInBusiness } from './asks-in-business.ts';

const contactNames = namesAt(profileFields, 'contact');
const contactForm = profileForm(contactNames);

/** What a verified dealer may change of the business: where it is reached (docs/domain/lifecycles.md, "Verification"). */
export function ContactDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const update = useUpdateProfile();
  const { field, sending } = useSendForm({
    schema: contactForm,
    defaults: () => recordOf(contactNames, (name) => profile[name] ?? ''),
    send: (contact) => update.mutateAsync({ ...contact, version: profile.version }),
    done: 'Profile updated successfully',
    failed: 'Failed to update profile',
    after: onClose,
  });
  return (
    <FormDialog title="Change phone or location" action="Save" busy="Saving…" onClose={onClose} {...sending}>
      {contactNames.map((name) => (
        <ProfileInput key={name} {...asksInBusiness(name)} name={name} field={field} />
      ))}
    </FormDialog>
  );
}
