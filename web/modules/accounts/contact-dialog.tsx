import * as z from 'zod/mini';
import type { Profile } from '../../../shared/accounts/api.ts';
import { profileForm } from '../../../shared/accounts/profile-schema.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useUpdateProfile } from './queries.ts';

const contactForm = z.omit(profileForm, { full_name: true, business_name: true, business_license: true, business_address: true });

/** What a verified dealer may change of the business: where it is reached (docs/domain/lifecycles.md, "Verification"). */
export function ContactDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { phone, location } = profile;
  const update = useUpdateProfile();
  const { field, sending } = useSendForm({
    schema: contactForm,
    defaults: () => ({ phone: phone ?? '', location: location ?? '' }),
    send: (contact) => update.mutateAsync({ ...contact, version: profile.version }),
    done: 'Profile updated successfully',
    failed: 'Failed to update profile',
    after: onClose,
  });
  return (
    <FormDialog title="Change phone or location" action="Save" busy="Saving…" onClose={onClose} {...sending}>
      <ContactFields field={field} />
    </FormDialog>
  );
}
