import { useState } from 'react';
import * as z from 'zod/mini';
import type { Profile } from '../../../shared/accounts/api.ts';
import { profileForm } from '../../../shared/accounts/profile-schema.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { businessDraft, useKeptDraft } from './business-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { useUpdateProfile } from './queries.ts';

const businessForm = z.omit(profileForm, { full_name: true });

const notGiven = { placeholder: 'Not provided' };

/** What our team checks of a dealer's business, while the dealer may change it. What was typed and not saved is there again later. */
export function BusinessForm({ profile }: { profile: Profile }) {
  const update = useUpdateProfile();
  const draft = businessDraft(profile.user_id);
  const saved = {
    business_name: profile.business_name ?? '',
    business_license: profile.business_license ?? '',
    phone: profile.phone ?? '',
    location: profile.location ?? '',
    business_address: profile.business_address ?? '',
  };
  const [typedBefore, setTypedBefore] = useState(draft.read);
  const forget = () => {
    draft.forget();
    setTypedBefore({});
  };
  const { form, field, sending } = useSendForm({
    schema: businessForm,
    defaults: () => ({ ...saved, ...typedBefore }),
    send: (business) => update.mutateAsync({ ...business, full_name: profile.full_name }),
    done: 'Profile updated successfully',
    failed: 'Failed to update profile',
    after: forget,
  });
  useKeptDraft(form, draft);
  return (
    <form className="grid items-start gap-4 sm:grid-cols-2" onSubmit={sending.onSubmit} noValidate>
      {Object.keys(typedBefore).length > 0 && (
        <p className="notice sm:col-span-2">
          What you had typed is back; it is not saved yet.{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              forget();
              form.reset(saved);
              form.setFocus('business_name');
            }}
          >
            Forget it
          </button>
        </p>
      )}
      <TextField label="Business name" autoComplete="organization" {...notGiven} id="business_name" {...field('business_name')} />
      <TextField
        label="Licence number"
        hint="As on your single business permit or dealer’s licence."
        autoComplete="off"
        {...notGiven}
        id="business_license"
        {...field('business_license')}
      />
      <ContactFields field={field} />
      <div className="sm:col-span-2">
        <TextArea
          label="Business address"
          hint="Road and what stands next to it, so that buyers find your yard."
          autoComplete="street-address"
          rows={2}
          {...notGiven}
          id="business_address"
          {...field('business_address')}
        />
      </div>
      {sending.problem && <FormProblem sentence={sending.problem} />}
      <div className="sm:col-span-2">
        <SubmitButton isBusy={sending.isBusy} busy="Saving…">
          Save
        </SubmitButton>
      </div>
    </form>
  );
}
