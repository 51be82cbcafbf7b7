import type { ReactNode } from 'react';
import { type ProfileField, profileFields } from '../../../shared/profile/fields.ts';
import { ProfileFormFrame } from './profile-form-frame.tsx';
import { ProfileInput, type ProfileInputProps } from './profile-input.tsx';
import { type ProfileFormOf, useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps extends ProfileFormOf {
  /** How it asks for a field, beyond what the row says. */
  asks: (name: ProfileField) => Partial<ProfileInputProps>;
  /** The label of its button. */
  action: string;
  /** What is said above its fields. */
  children?: ReactNode;
}

/** A form of the own profile (docs/domain/permissions.md, "Profiles"). */
export function ProfileForm({ asks, action, children, ...which }: ProfileFormProps) {
  const { field, saved, changedElsewhere, ...form } = useProfileForm(which);
  const told = changedElsewhere.map((name) => `${asks(name).label ?? profileFields[name].label}: “${saved[name] || 'nothing'}”`);
  return (
    <ProfileFormFrame {...form} changedElsewhere={told} action={action}>
      {children}
      {which.names.map((name) => (
        <div key={name} className={'isWide' in profileFields[name] ? 'sm:col-span-2' : undefined}>
          <ProfileInput {...asks(name)} name={name} field={field} />
        </div>
      ))}
    </ProfileFormFrame>
  );
}
